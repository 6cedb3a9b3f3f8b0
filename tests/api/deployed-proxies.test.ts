import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request as requestPlain } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { buffer, text } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentsByCountry } from '#contract/submissions/vendor-documents.ts'
import { serverTexts } from '#server/texts/server-texts.ts'
import { deployedProxies, siteName, type DeployedProxy } from '#tests/support/deployed-proxy.ts'
import { encodeForm, type FormPart } from '#tests/support/encode-form.ts'
import { everything } from '#tests/support/everything.ts'
import { blobOf, pdfOf } from '#tests/support/sample-files.ts'
import { sampleVendor } from '#tests/support/sample-vendor.ts'
import { variantsOf } from '#tests/support/variants-of.ts'
import { startBuiltServer } from '../../scripts/start/built-server.mjs'

const megabyte = 1024 * 1024

/** The vendor's form with so many papers of 5 MB each. */
function vendorForm(count: number): FormPart[] {
  const texts = { Number: 'A-12/34', IssueDate: '2024-01-01', ExpiryDate: '2029-01-01' }
  const documents = documentsByCountry.SA.slice(0, count).flatMap((type): FormPart[] => [
    ...Object.entries(texts)
      .filter(([name]) => type !== 'vatCertificate' || name !== 'ExpiryDate')
      .map(([name, value]): FormPart => [`${type}${name}`, value]),
    [`${type}File`, blobOf(pdfOf(5 * megabyte)), `${type}.pdf`],
  ])
  return [...Object.entries({ ...sampleVendor, country: 'SA' }), ...documents]
}

describe.each(variantsOf(deployedProxies))(
  'deploy/ for %s',
  { timeout: 60_000 },
  (name, isHere, start) => {
    let server: Awaited<ReturnType<typeof startBuiltServer>> | undefined
    let proxy: DeployedProxy
    beforeAll(async () => {
      if (!isHere) return
      server = await startBuiltServer({ HOST: '127.0.0.1', TRUST_PROXY: '127.0.0.1' })
      proxy = await start(server.address)
    })
    afterAll(async () => {
      if (server === undefined) return
      await proxy.stop()
      await server.stop()
    })
    const unlessMissing = ({ skip }: { skip: (condition: boolean, reason: string) => void }) =>
      skip(!isHere && !everything, `${name} is not installed`)

    /** A call by HTTP/1.1, from an address of this machine. */
    async function ask(
      path: string,
      { body = '', from = '127.0.0.1', ...options }: Asked = {},
    ): Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: string }> {
      const sending = request({
        host: '127.0.0.1',
        port: proxy.https,
        servername: siteName,
        rejectUnauthorized: false,
        localAddress: from,
        agent: false,
        path,
        ...options,
        headers: { host: siteName, ...options.headers },
      })
      const answered = once(sending, 'response')
      sending.end(body)
      const [answer] = await answered
      const { statusCode: status, headers } = answer
      return { status, headers, body: await text(answer) }
    }
    interface Asked {
      method?: string
      headers?: Record<string, string>
      body?: string | Buffer
      from?: string
    }

    // PACK-8
    it('sends whoever comes by http to https', async (context) => {
      unlessMissing(context)
      const sending = requestPlain({
        ...{ host: '127.0.0.1', port: proxy.http, path: '/projects?lang=en' },
        headers: { host: siteName },
      }).end()
      const [answer] = await once(sending, 'response')
      expect(answer.statusCode).toBe(308)
      const to = new URL(answer.headers.location)
      expect([to.protocol, to.hostname, to.pathname + to.search]).toEqual([
        ...['https:', siteName, '/projects?lang=en'],
      ])
    })

    // PACK-8
    it('hands out pages by HTTP/2, compressed once, with the headers of the site', async (context) => {
      unlessMissing(context)
      const options = { servername: siteName, rejectUnauthorized: false }
      const session = connect(`https://127.0.0.1:${proxy.https}`, options)
      const get = async (path: string) => {
        const stream = session.request({
          ...{ ':authority': siteName, ':path': path, 'accept-encoding': 'gzip, br' },
          'x-request-id': 'a-visitors-own',
        })
        const [headers] = await once(stream, 'response')
        return { headers, bytes: await buffer(stream) }
      }
      const page = await get('/')
      const html = brotliDecompressSync(page.bytes).toString()
      expect(html).toMatch(/^<!doctype html>/i)
      expect(page.headers).toMatchObject({
        ':status': 200,
        'content-encoding': 'br',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-request-id': expect.stringMatching(/^[\da-f-]{32,36}$/),
      })
      const [script = ''] = /\/assets\/[\w-]+\.js/.exec(html) ?? []
      const file = await get(script)
      expect(file.headers['content-encoding']).toBe('br')
      const built = await readFile(`dist/client${script}`)
      expect(brotliDecompressSync(file.bytes).equals(built)).toBe(true)
      session.close()
    })

    // PACK-8
    it('lets a form pass that is as large as the site takes, and the site itself refuse a larger one', async (context) => {
      unlessMissing(context)
      const send = async (count: number) => {
        const { payload, contentType } = await encodeForm(vendorForm(count))
        const headers = { 'content-type': contentType, 'content-length': String(payload.length) }
        return ask('/api/Home/RegisterVendor', { method: 'POST', headers, body: payload })
      }
      const taken = await send(4)
      expect([taken.status, taken.body]).toEqual([201, expect.stringContaining('reference')])
      const refused = await send(5)
      expect(refused.status).toBe(400)
      expect(JSON.parse(refused.body)).toMatchObject({ code: 'invalid_input' })
    })

    // PACK-8
    it.for(['ar', 'en'] as const)(
      'refuses what no form may be in the words of the site, in %s',
      async (language, context) => {
        unlessMissing(context)
        const sent = await ask('/api/Home/RegisterVendor', {
          method: 'POST',
          headers: {
            'x-lang': language,
            'content-type': 'multipart/form-data; boundary=x',
            'content-length': String(64 * megabyte + 1),
          },
        })
        expect(sent.status).toBe(413)
        expect(sent.headers['content-type']).toBe('application/json; charset=utf-8')
        expect(JSON.parse(sent.body)).toEqual({
          message: serverTexts[language].errors.too_large,
          code: 'too_large',
        })
      },
    )

    // PACK-8
    it('tells the site each visitor’s own address, whatever a visitor sends', async (context) => {
      unlessMissing(context)
      let tries = 0
      const tryPassword = async (from: string) => {
        const body = JSON.stringify({ email: `no${++tries}@${siteName}`, password: 'wrong' })
        const headers = {
          'content-type': 'application/json',
          'content-length': String(body.length),
          'x-forwarded-for': `203.0.113.${tries}`,
        }
        return (await ask('/api/Auth/login', { method: 'POST', headers, body, from })).status
      }
      for (let count = 0; count < 20; count++) expect(await tryPassword('127.0.0.2')).toBe(401)
      expect(await tryPassword('127.0.0.2')).toBe(429)
      expect(await tryPassword('127.0.0.3')).toBe(401)
    })

    // PACK-8, SEEN-1
    it('shows nobody the metrics, and anybody whether the site can work', async (context) => {
      unlessMissing(context)
      const metrics = await ask('/metrics')
      expect(metrics.status).toBe(404)
      expect((await ask('/readyz')).body).toContain('ready')
    })
  },
)
