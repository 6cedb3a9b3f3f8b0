import { once } from 'node:events'
import { Agent, type IncomingMessage, request, type RequestOptions } from 'node:http'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '#server/app.ts'
import { registerSite } from '#server/site/site.ts'
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
/** Each try is written to the disk. */
const headersOfForms = ['content-type', 'idempotency-key', 'x-forwarded-for', 'authorization']
const json = { 'content-type': 'application/json' }
const routes: Record<string, RequestOptions & { body?: string }> = {
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

describe('what a request costs the processor', () => {
  let server: TestServer
  let app: FastifyInstance
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let highest = 0

  beforeAll(async () => {
    server = await createTestServer('SQLite', { environment: { TRUST_PROXY: '127.0.0.0/8' } })
    app = await buildApp({
      config: server.config,
      db: await server.openAnother(),
      site: (instance, sources) => registerSite(instance, { ...built, ...sources }),
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    for (let round = 0; round < 5; round++)
      for (const route of Object.values(routes)) await send(route)
  }, 60_000)
  afterAll(async () => {
    agent.destroy()
    await app.close()
    await server.close()
  })

  let visitor = 0
  async function send({ body, ...options }: (typeof routes)[string]): Promise<number> {
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

  /** Milliseconds of processor time: the least of some tries, since other work of this process counts too. */
  async function cost(asked: (typeof routes)[string], enough: number): Promise<number> {
    let least = Infinity
    for (let attempt = 0; attempt < 6 && least > enough; attempt++) {
      const before = process.cpuUsage()
      await send(asked)
      const { user, system } = process.cpuUsage(before)
      least = Math.min(least, (user + system) / 1000)
    }
    return least
  }

  /** Compares with the same request that says nothing of interest. Below the floor nothing can be told. */
  async function compare(plain: (typeof routes)[string], hostile: (typeof routes)[string][]) {
    const floor = 2
    const samples = []
    for (let round = 0; round < 5; round++) samples.push(await cost(plain, 0))
    const usual = Math.max(floor, ...samples.sort((one, other) => one - other).slice(2, 3))
    for (const [index, asked] of hostile.entries()) {
      const spent = await cost(asked, 3 * usual)
      highest = Math.max(highest, spent / usual)
      expect(spent / usual, `text ${index}: ${spent} ms`).toBeLessThanOrEqual(3)
    }
  }

  // What is cut to its length ends in a letter again: a pattern fails there, after all that it has tried.
  const asHeader = (text: string) => `${Buffer.from(text).subarray(0, length).toString('latin1')}b`
  const asAddress = (text: string) =>
    `${text.replace(/[^\x21-\x7e]/gu, encodeURIComponent).slice(0, length)}b`

  it.each(Object.keys(routes))(
    '%s costs no more for what its headers hold',
    async (name) => {
      const route = routes[name] ?? {}
      for (const header of route.method === 'POST' ? headersOfForms : headers)
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

  it.each([...places, ...calls])(
    'an address that begins with %s costs no more for what follows',
    async (start) => {
      const texts = materials.map((text) => ({ path: start + asAddress(text) }))
      await compare({ path: `${start}nothing` }, texts)
    },
    60_000,
  )

  it('a body costs no more for what its fields hold', async () => {
    for (const field of ['email', 'password', 'unknown']) {
      const plain = { email: 'a@b.example', password: '' }
      const login = (body: object) => ({ ...routes['signing in'], body: JSON.stringify(body) })
      await compare(
        login(plain),
        materials.map((text) => login({ ...plain, [field]: text })),
      )
    }
    for (const field of ['Name', 'Email', 'Phone', 'Subject', 'MessageContent', 'unknown']) {
      const form = (text: string) => ({
        ...routes['a form'],
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: `--x\r\ncontent-disposition: form-data; name="${field}"\r\n\r\n${text}\r\n--x--\r\n`,
      })
      await compare(form('x'), materials.map(form))
    }
  }, 120_000)

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
