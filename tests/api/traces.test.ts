import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { call, createStaffClient } from '#tests/support/session-client.ts'
import { createTestServer, type TestServer } from '#tests/support/test-server.ts'

type Value = { stringValue?: string; intValue?: number; arrayValue?: { values: Value[] } }
interface Span {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  status: { code?: number }
}
interface Export {
  resourceSpans: {
    resource: { attributes: { key: string; value: Value }[] }
    scopeSpans: { spans: Span[] }[]
  }[]
}

const proxy = '10.0.0.1'
const parent = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' }
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`

let collector: Server
let server: TestServer | undefined
let exports: { url: string; body: Export }[] = []

beforeEach(async () => {
  exports = []
  collector = createServer((request, response) => {
    void json(request).then((body) => {
      exports.push({ url: request.url ?? '', body: body as Export })
      response.end('{}')
    })
  }).listen(0, '127.0.0.1')
  await once(collector, 'listening')
})

afterEach(async () => {
  await server?.close()
  server = undefined
  collector.close()
  collector.closeAllConnections()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const address = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}`

async function start(more: Record<string, string> = {}): Promise<TestServer> {
  const environment = { OTEL_EXPORTER_OTLP_ENDPOINT: address(), TRUST_PROXY: proxy, ...more }
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  server = await createTestServer('SQLite', { environment })
  return server
}

/** Ends the server, which sends what has not been sent. */
async function spansOf(ended: TestServer): Promise<Span[]> {
  await ended.close()
  server = undefined
  return exports.flatMap(({ body }) =>
    body.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
  )
}

// SEEN-9
it('a collector gets a span of each request, and below it those of its statements', async () => {
  const running = await start({ OTEL_SERVICE_NAME: 'fans' })
  const asStaff = await createStaffClient(running)
  const answer = await asStaff('GET', '/Admin/messages?search=secret')
  expect(answer.statusCode).toBe(200)
  const spans = await spansOf(running)

  expect(exports.map(({ url }) => url)).toContain('/v1/traces')
  const names = exports[0]?.body.resourceSpans[0]?.resource.attributes ?? []
  expect(names).toContainEqual({ key: 'service.name', value: { stringValue: 'fans' } })
  const list = spans.find(({ name }) => name === 'GET /api/Admin/messages')
  expect(Object.fromEntries(list?.attributes.map(({ key, value }) => [key, value]) ?? [])).toEqual({
    'http.request.method': { stringValue: 'GET' },
    'http.route': { stringValue: '/api/Admin/messages' },
    'http.response.status_code': { intValue: 200 },
    'http.request.header.x-request-id': {
      arrayValue: { values: [{ stringValue: answer.headers['x-request-id'] }] },
    },
  })
  const statements = spans.filter(({ parentSpanId }) => parentSpanId === list?.spanId)
  expect(statements.map(({ name }) => name)).toContain('read')
  expect(statements.every(({ traceId }) => traceId === list?.traceId)).toBe(true)
  expect(JSON.stringify(exports)).not.toContain('secret')
})

// SEEN-9
it.each([
  [proxy, parent],
  ['203.0.113.7', undefined],
])('the trace of a caller at %s is gone on with: %o', async (remoteAddress, expected) => {
  const running = await start()
  await running.app.inject({ url: '/healthz', remoteAddress, headers: { traceparent } })
  const [span] = await spansOf(running)
  expect(span?.name).toBe('GET /healthz')
  expect(span?.parentSpanId).toBe(expected?.spanId)
  if (expected) expect(span?.traceId).toBe(expected.traceId)
  else expect(span?.traceId).not.toBe(parent.traceId)
})

// SEEN-9
it('a fault of ours is marked', async () => {
  const running = await start()
  vi.spyOn(running.db, 'selectFrom').mockImplementation(() => {
    throw new Error('broken')
  })
  const credentials = { email: 'no@nasaem.example', password: 'wrong' }
  expect((await call(running.app, 'POST', '/Auth/login', credentials)).statusCode).toBe(500)
  const spans = await spansOf(running)
  expect(spans.find(({ name }) => name === 'POST /api/Auth/login')?.status.code).toBe(2)
})

// SEEN-9
it.each([
  { OTEL_SDK_DISABLED: 'true' },
  { OTEL_TRACES_EXPORTER: 'none' },
  { OTEL_EXPORTER_OTLP_ENDPOINT: '' },
])('nothing is sent with %o', async (environment) => {
  const running = await start(environment)
  await running.app.inject('/healthz')
  expect(await spansOf(running)).toEqual([])
})

// SEEN-9
it('a collector that is away is told of in the log, and the site goes on', async () => {
  let log = ''
  vi.spyOn(process.stderr, 'write').mockImplementation((chunk) => {
    log += String(chunk)
    return true
  })
  const running = await start({
    OTEL_BSP_SCHEDULE_DELAY: '20',
    OTEL_EXPORTER_OTLP_TIMEOUT: '200',
    LOG_LEVEL: 'warn',
  })
  collector.close()
  collector.closeAllConnections()
  expect((await running.app.inject('/healthz')).statusCode).toBe(200)
  await vi.waitFor(() => expect(log).toContain('traces could not be sent'), 10_000)
  expect((await running.app.inject('/healthz')).statusCode).toBe(200)
})
