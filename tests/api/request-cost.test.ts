import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendMessage } from '#contract/submissions.ts'
import { submitCv } from '#contract/submissions/cv.ts'
import { registerVendor } from '#contract/submissions/vendor.ts'
import { buildApp } from '#server/app.ts'
import { stores } from '#server/features/admin/stores.ts'
import { registerSite } from '#server/site/site.ts'
import { variantsOf } from '#tests/support/variants-of.ts'
import { createAccount, signIn } from '#tests/support/session-client.ts'
import { recordFigure } from '#tests/support/record-figure.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const built = { clientDir: path.resolve('dist/client'), ssrDir: path.resolve('dist/ssr') }

/** Bytes of one hostile text: with the rest of its request just below what is read of a head at all. */
const length = 7_000
const fill = (piece: string) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const materials = [
  ...[
    ' ',
    '/',
    ',',
    ';',
    '"',
    "'",
    '%',
    'a',
    '-',
    '.',
    '=',
    '\\',
    '[',
    '(',
    '<',
    '*',
    '0',
    'W/',
    '&a=',
  ],
  ...['; q=', ', ', 'a,b;q=0.1,', '%20', '\u0645', '\u{1f300}', '\u0301\u0323'],
].map((piece) => `a${fill(piece)}`)
const headers = [
  ...[
    'accept',
    'accept-language',
    'accept-encoding',
    'x-lang',
    'cookie',
    'if-none-match',
    'if-match',
  ],
  ...['authorization', 'range', 'content-type', 'x-forwarded-for', 'idempotency-key', 'user-agent'],
]
/** The headers that files and short answers read. */
const headersOfFiles = [
  'accept-encoding',
  'accept-language',
  'x-lang',
  'cookie',
  'if-none-match',
  'range',
  'x-forwarded-for',
]
const shortAnswers = ['a call at no address', 'a picture', 'a built file', 'the health check']
/** Each try is written to the disk. */
const headersOfForms = ['content-type', 'idempotency-key', 'x-forwarded-for', 'authorization']
const json = { 'content-type': 'application/json' }
type Question = RequestOptions & { body?: string }
/** One that is to be another one each time is made each time. */
type Asked = Question | (() => Question)
const routes: Record<string, Question> = {
  'a page': { path: '/vendors-registration' },
  'a public call': { path: '/api/Home/GetAllDrivers' },
  'a call of the back office': { path: '/api/Admin/messages' },
  'a call at no address': { path: '/api/nothing' },
  'a picture': { path: '/media/nothing.webp' },
  'a built file': { path: '/assets/nothing.js' },
  'the health check': { path: '/healthz' },
  'signing in': { path: '/api/Auth/login', method: 'POST', headers: json, body: '{}' },
  'a form': { path: '/api/Home/SendMessage', method: 'POST', headers: json, body: '{}' },
}
const places = [
  '/',
  '/?lang=',
  '/projects/',
  '/search?x=',
  '/media/',
  '/assets/',
  '/api/',
  '/admin/',
]
const calls = ['/api/Home/GetAllSlides?pageNo=', '/api/Admin/messages?search=', '/api/Auth/']

// SAFE-4
describe('what a request costs the processor', () => {
  let server: TestServer
  let app: FastifyInstance
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let highest = 0
  let token = ''

  beforeAll(async () => {
    server = await createTestServer('SQLite', { environment: { TRUST_PROXY: '127.0.0.0/8' } })
    app = await buildApp({
      config: server.config,
      db: await server.openAnother(),
      site: (instance, sources) => registerSite(instance, { ...built, ...sources }),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    await createAccount(server.db)
    token = (await signIn(app)).accessToken
    for (let round = 0; round < 5; round++)
      for (const route of Object.values(routes)) await send(route)
  }, 60_000)
  afterAll(async () => {
    agent.destroy()
    await app.close()
    await server.close()
  })

  let visitor = 0
  async function send({ body, ...options }: Question): Promise<number> {
    const place = app.server.address()
    const port = typeof place === 'object' ? place?.port : undefined
    visitor += 1
    // A visitor each time: what is counted is another matter.
    const from = { 'x-forwarded-for': `10.0.${visitor >> 8}.${visitor & 255}` }
    const all = { ...from, ...(options.headers as Record<string, string>) }
    const asked = request({ host: '127.0.0.1', port, agent, ...options, headers: all }).end(body)
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    answer.resume()
    await once(answer, 'end')
    return answer.statusCode ?? 0
  }

  /** Milliseconds of processor time. */
  async function cost(asked: Asked): Promise<number> {
    const before = process.cpuUsage()
    await send(typeof asked === 'function' ? asked() : asked)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  }

  /**
   * Compares with the same request that says nothing of interest; below the floor nothing can be told. Other work of
   * this process counts too: a miss is measured again, in turns with the plain request, and the least of each counts.
   */
  async function compare(plain: Asked, hostile: Asked[]) {
    const floor = 2
    let least = Infinity
    for (let round = 0; round < 3; round++) least = Math.min(least, await cost(plain))
    for (const [index, asked] of hostile.entries()) {
      let usual = Math.max(floor, least)
      let spent = await cost(asked)
      for (let again = 0; again < 40 && spent > 3 * usual; again++) {
        usual = Math.max(usual, await cost(plain))
        spent = Math.min(spent, await cost(asked))
      }
      highest = Math.max(highest, spent / usual)
      expect(spent / usual, `text ${index}: ${spent} ms`).toBeLessThanOrEqual(3)
    }
  }

  // A text that is cut to its length ends in a letter again: a pattern fails there, after all that it has tried.
  const asHeader = (text: string) => `${Buffer.from(text).subarray(0, length).toString('latin1')}b`
  const asAddress = (text: string) =>
    `${text.replace(/[^\x21-\x7e]/gu, encodeURIComponent).slice(0, length)}b`

  it.each(Object.keys(routes))(
    '%s costs no more for what its headers hold',
    async (name) => {
      const route = routes[name] ?? {}
      const usual = shortAnswers.includes(name) ? headersOfFiles : headers
      for (const header of route.method === 'POST' ? headersOfForms : usual)
        await compare(
          route,
          materials.map((text) => ({
            ...route,
            headers: { ...(route.headers as object), [header]: asHeader(text) },
          })),
        )
    },
    120_000,
  )

  it.each([...places, ...variantsOf(calls)])(
    'an address that begins with %s costs no more for what follows',
    async (start) => {
      const texts = materials.map((text) => ({ path: start + asAddress(text) }))
      await compare({ path: `${start}nothing` }, texts)
    },
    60_000,
  )

  /** A text in every field: what one of them costs too much shows among the others. */
  const multipart = (path: string, fields: string[], text: string) => ({
    path,
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: `${fields
      .map((field) => `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}\r\n`)
      .join('')}--x--\r\n`,
  })
  const harmless = fill('word ')

  it.each([sendMessage, submitCv, registerVendor])(
    '$id costs no more for what its fields hold',
    async ({ path, fields, files }) => {
      const names = Object.keys(fields.shape).filter((name) => !(name in files))
      const form = (text: string) => multipart(`/api${path}`, [...names, 'unknown'], text)
      await compare(
        form(harmless),
        materials.map((text) => form(`${text}b`)),
      )
    },
    60_000,
  )

  it('signing in costs no more for what its fields hold', async () => {
    const login = (text: string) => ({
      ...routes['signing in'],
      body: JSON.stringify({ email: text, password: text, [text]: text }),
    })
    await compare(
      login(harmless),
      materials.map((text) => login(`${text}b`)),
    )
  }, 60_000)

  it.each(
    variantsOf(stores.flatMap(({ collection }) => (collection.abilities.add ? [collection] : []))),
  )(
    'a record of $name costs no more for what its fields hold',
    async ({ name, fields }) => {
      // Some fields are a text, some one in each language.
      const shapes = [(text: string) => text, (text: string) => ({ ar: text, en: text })]
      for (const shape of shapes) {
        const record = (text: string) => ({
          path: `/api/Admin/${name}`,
          method: 'POST',
          headers: { ...json, authorization: `Bearer ${token}` },
          body: JSON.stringify(
            Object.fromEntries(Object.keys(fields).map((field) => [field, shape(text)])),
          ),
        })
        await compare(
          record(harmless),
          materials.map((text) => record(`${text}b`)),
        )
      }
    },
    60_000,
  )

  it('a search that nobody has asked for before costs no more for what is looked for', async () => {
    let searches = 0
    const search = (text: string) => () => ({
      path: `/search?q=${++searches}${asAddress(text)}`.slice(0, length),
    })
    // Searches are rendered with a rest after each.
    const some = materials.filter((_, index) => index % 4 === 0)
    await compare(search(harmless), some.map(search))
  }, 60_000)

  // LIMIT-13
  it('what is larger than a head may be is refused, in both languages', async () => {
    for (const header of ['cookie', 'accept-language'])
      expect(await send({ path: '/', headers: { [header]: 'x'.repeat(16_000) } })).toBe(431)
    expect(await send({ path: `/${'x'.repeat(16_000)}` })).toBe(431)
    // The most that a browser sends: our cookies, and its own headers.
    expect(await send({ path: '/', headers: { cookie: `accessToken=${'x'.repeat(3_000)}` } })).toBe(
      200,
    )
    recordFigure('request-cost-ratio', `${highest.toFixed(1)} times`)
  })

  it('JSON in another charset is refused', async () => {
    const asked = { url: '/api/Auth/login', method: 'POST', payload: '{}' } as const
    const inCharset = (charset: string) =>
      app.inject({ ...asked, headers: { 'content-type': `application/json; charset=${charset}` } })
    expect((await inCharset('utf-16')).statusCode).toBe(415)
    expect((await inCharset('"UTF-8"')).statusCode).not.toBe(415)
  })
})
