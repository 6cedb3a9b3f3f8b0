import { afterEach, expect, it, vi } from 'vitest'
import { call } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const proxy = '10.0.0.1'
let server: TestServer

async function start(environment: Record<string, string> = {}): Promise<void> {
  server = await createTestServer('SQLite', { empty: true, environment })
}

afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

let tries = 0
/** Each at an account of its own, so that the sender's limit is the one that is met. */
const tryPassword = (headers: Record<string, string>, from = proxy) =>
  call(
    server.app,
    'POST',
    '/Auth/login',
    { email: `no${++tries}@nasaem.example`, password: 'wrong' },
    { from, headers },
  )

// SAFE-5
it('counts whatever a trusted proxy passes on that is no address for the proxy, and stores none of it', async () => {
  await start({ TRUST_PROXY: proxy })
  for (let count = 0; count < 20; count++) {
    const response = await tryPassword({ 'x-forwarded-for': `junk${count}` })
    expect(response.statusCode).toBe(401)
  }
  expect((await tryPassword({ 'x-forwarded-for': 'junk20' })).statusCode).toBe(429)
  expect((await tryPassword({ 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(401)
  const places = await server.db.selectFrom('taken_places').select('subject').execute()
  expect(JSON.stringify(places)).not.toContain('junk')
})

it('tells browsers to come back by https alone where its address is https or a trusted proxy says so', async () => {
  const isTold = async (from: string) => {
    const headers = { 'x-forwarded-proto': 'https' }
    const answer = await server.app.inject({ url: '/healthz', remoteAddress: from, headers })
    return 'strict-transport-security' in answer.headers
  }
  await start({ TRUST_PROXY: proxy })
  expect([await isTold(proxy), await isTold('10.0.0.2')]).toEqual([true, false])
  await server.close()
  await start({ PUBLIC_URL: 'https://fans.example' })
  expect(await isTold('10.0.0.2')).toBe(true)
})

it('warns once of forwarded headers from an address that TRUST_PROXY does not name', async () => {
  let log = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    log += String(chunk)
    return true
  })
  await start({ TRUST_PROXY: proxy, LOG_LEVEL: 'warn' })
  await tryPassword({})
  await tryPassword({ 'x-forwarded-for': '203.0.113.5' })
  await tryPassword({ forwarded: 'for=203.0.113.5' })
  expect(log).toBe('')
  await tryPassword({ 'x-forwarded-for': '203.0.113.5' }, '10.0.0.2')
  await tryPassword({ forwarded: 'for=203.0.113.5' }, '10.0.0.3')
  const lines = log.trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 40,
    msg: expect.stringMatching(/10\.0\.0\.2 .*TRUST_PROXY/),
  })
})
