import { afterEach, expect, it, vi } from 'vitest'
import { requestIdHeader } from '#server/telemetry/request-id.ts'
import { call, createAccount, signIn } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

const proxy = '10.0.0.1'
const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/
let server: TestServer
let log = ''

async function start(environment: Record<string, string> = {}): Promise<void> {
  log = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    log += String(chunk)
    return true
  })
  server = await createTestServer('SQLite', { empty: true, environment })
}

afterEach(async () => {
  vi.restoreAllMocks()
  await server.close()
})

const lines = () =>
  log
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Record<string, unknown>)

// SEEN-2
it.each([
  [proxy, 'trace-7f:3', true],
  [proxy, 'a'.repeat(64), true],
  [proxy, 'a'.repeat(65), false],
  [proxy, 'two words', false],
  [proxy, '{"level":60}', false],
  [proxy, '', false],
  ['203.0.113.7', 'trace-7f:3', false],
])('from %s the id "%s" is taken over: %s', async (remoteAddress, given, isTaken) => {
  await start({ TRUST_PROXY: proxy })
  const headers = { [requestIdHeader]: given }
  const answer = await server.app.inject({ url: '/healthz', remoteAddress, headers })
  if (isTaken) expect(answer.headers[requestIdHeader]).toBe(given)
  else expect(answer.headers[requestIdHeader]).toMatch(uuid)
})

// SEEN-2, SEEN-5
it('the id of an answer is in the line of its fault', async () => {
  await start({ LOG_LEVEL: 'error' })
  vi.spyOn(server.db, 'selectFrom').mockImplementation(() => {
    throw new Error('broken')
  })
  const credentials = { email: 'no@nasaem.example', password: 'wrong' }
  const failed = await call(server.app, 'POST', '/Auth/login', credentials)
  expect(failed.statusCode).toBe(500)
  const id = failed.headers[requestIdHeader]
  expect(lines()).toContainEqual(expect.objectContaining({ reqId: id, msg: 'request failed' }))
  expect(server.app.countFaults()[0]).toMatchObject({ kind: 'request', count: 1, requestId: id })
})

// SEEN-3
it('a request leaves one line, whatever LOG_LEVEL is, without addresses, queries and tokens', async () => {
  await start({ ACCESS_LOG: 'true', LOG_LEVEL: 'silent' })
  const answer = await server.app.inject({
    url: '/api/Home/GetAllDrivers?pageNo=1&token=a-secret',
    remoteAddress: '203.0.113.7',
    headers: { authorization: 'Bearer a-secret', cookie: 'accessToken=a-secret' },
  })
  expect(lines()).toHaveLength(1)
  expect(lines()[0]).toMatchObject({
    level: 30,
    msg: 'answered',
    reqId: answer.headers[requestIdHeader],
    method: 'GET',
    route: '/api/Home/GetAllDrivers',
    path: '/api/Home/GetAllDrivers',
    status: answer.statusCode,
    ms: expect.any(Number),
    bytes: Buffer.byteLength(answer.body),
  })
  expect(log).not.toMatch(/203\.0\.113|a-secret/)
})

// SEEN-3
it.each(['trace', 'silent'])(
  'at %s there is no line of a request unless it is asked for',
  async (level) => {
    await start({ LOG_LEVEL: level })
    await server.app.inject('/healthz')
    expect(log).toBe('')
  },
)

// SEEN-4
it('only those who are signed in are told how long their answer took', async () => {
  await start()
  await createAccount(server.db)
  const { accessToken: token } = await signIn(server.app)
  const timing = async (headers?: { token: string }) =>
    (await call(server.app, 'GET', '/Auth/MyProfile', undefined, headers)).headers['server-timing']
  expect(await timing({ token })).toMatch(/^db;dur=\d+\.\d, total;dur=\d+\.\d$/)
  expect(await timing({ token: 'not-a-session' })).toBeUndefined()
  expect(await timing()).toBeUndefined()
  const saved = await call(server.app, 'PUT', '/Auth/MyProfile', { name: 'Mona' }, { token })
  expect(saved.headers['server-timing']).not.toContain('db;dur=0.0')
})
