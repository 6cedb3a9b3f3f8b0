import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { troublePages } from './trouble-page.ts'

test.each(Object.values(troublePages).flatMap((pages) => Object.values(pages)))(
  'a page in trouble is whole in each coding, and its policy names its styles (%#)',
  async (made) => {
    const { bodies, headers, bytes } = await made
    const html = bodies.identity.toString()
    expect(html).toMatch(/^<!doctype html>.*<\/html>$/s)
    expect(gunzipSync(bodies.gzip).toString()).toBe(html)
    expect(brotliDecompressSync(bodies.br).toString()).toBe(html)
    expect(bytes).toBe(bodies.identity.length + bodies.gzip.length + bodies.br.length)
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`)
  },
)
