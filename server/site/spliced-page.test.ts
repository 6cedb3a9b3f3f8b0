import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { splicePage } from './spliced-page.ts'

const mark = 'nonce-mark'
const html = `<style nonce="${mark}">a{}</style><p>${'مروحة صناعية fan '.repeat(5000)}</p><script nonce="${mark}"></script>`

test.each(['abc=', 'rIlsirXejvZRC1aWO3pFJQ=='])(
  'both codings hold the page with the nonce %s',
  (nonce) => {
    const page = splicePage(html, mark)
    const expected = html.replaceAll(mark, nonce)
    expect(page.plain(nonce).toString()).toBe(expected)
    // gunzip checks the checksum and the length of the trailer.
    expect(gunzipSync(page.gzip(nonce)).toString()).toBe(expected)
    expect(page.gzip(nonce).length).toBeLessThan(html.length / 20)
  },
)

test('a page without a nonce is a page all the same', () => {
  const page = splicePage('<p>plain</p>', mark)
  expect(gunzipSync(page.gzip('x')).toString()).toBe('<p>plain</p>')
})
