import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import { contentCalls } from '#contract/content-calls.ts'
import { createApiClient } from './api-client.ts'

function answering(body: unknown, status = 200) {
  return vi.fn<typeof fetch>(() => Promise.resolve(new Response(JSON.stringify(body), { status })))
}

/** Never answers, and rejects when cancelled, as `fetch` does. */
const hanging: typeof fetch = (_address, options) =>
  new Promise((_resolve, reject) => {
    options?.signal?.addEventListener('abort', () =>
      reject(new DOMException('aborted', 'AbortError')),
    )
  })

describe('what is sent', () => {
  // HERO-1, LANG-7
  test('a read carries its query, its language and Accept', async () => {
    const send = answering({})
    await createApiClient('en', send)(contentCalls.GetAllSlides, {
      query: { pageNo: 1, pageSize: 10 },
    })
    const [address, options] = send.mock.calls[0] ?? []
    expect(address).toBe('/api/Home/GetAllSlides?pageNo=1&pageSize=10')
    const headers = new Headers(options?.headers)
    expect(headers.get('x-lang')).toBe('en')
    expect(headers.get('accept')).toBe('application/json')
  })

  // API-6
  test('the message goes as a multipart form, without Accept', async () => {
    const send = answering({}, 201)
    await createApiClient('ar', send)(sendMessageCall, { body: { Name: 'منى', Email: 'a@b.co' } })
    const options = send.mock.calls[0]?.[1]
    expect(options?.method).toBe('POST')
    expect(new Headers(options?.headers).has('accept')).toBe(false)
    expect(options?.body).toBeInstanceOf(FormData)
    expect(options?.body instanceof FormData && options.body.get('Name')).toBe('منى')
  })
})

test('headers of a call stand over those of the client; several files go under one name', async () => {
  const send = answering({}, 201)
  const files = [new File(['1'], 'one.txt'), new File(['2'], 'two.txt')]
  const headers = { 'x-lang': 'en', 'Idempotency-Key': 'k' }
  await createApiClient('ar', send)(sendMessageCall, { body: { files }, headers })
  const options = send.mock.calls[0]?.[1]
  expect(new Headers(options?.headers).get('x-lang')).toBe('en')
  expect(new Headers(options?.headers).get('idempotency-key')).toBe('k')
  const form = options?.body instanceof FormData ? options.body : new FormData()
  expect(form.getAll('files').map((file) => file instanceof File && file.name)).toEqual([
    'one.txt',
    'two.txt',
  ])
})

describe('how it fails', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const patience = [
    {
      seconds: 10,
      calls: [
        contentCalls.GetAllSlides,
        contentCalls.GetAllDrivers,
        contentCalls.GetAllHomeTabs,
        contentCalls.GetAllHomeCards,
      ],
    },
    {
      seconds: 15,
      calls: [
        contentCalls.GetAllAbouts,
        contentCalls.GetAllNumbers,
        contentCalls.GetAllClients,
        contentCalls.GetSettings,
        sendMessageCall,
      ],
    },
  ].flatMap(({ seconds, calls }) => calls.map((call) => ({ id: call.id, seconds, call })))
  // SECTION-3
  test.each(patience)('$id is given up after $seconds s', async ({ seconds, call }) => {
    const milliseconds = seconds * 1000
    const failed = createApiClient('ar', hanging)(call).catch((error: unknown) => error)
    let settled = false
    void failed.then(() => (settled = true))
    await vi.advanceTimersByTimeAsync(milliseconds - 1)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failed).toMatchObject({ call: call.id, kind: 'timeout' })
  })

  test('an error status carries the status and the body', async () => {
    const send = answering({ message: 'لا', code: 'nope' }, 503)
    await expect(createApiClient('ar', send)(contentCalls.GetAllDrivers)).rejects.toMatchObject({
      kind: 'server',
      status: 503,
      body: { message: 'لا', code: 'nope' },
    })
  })

  test.each([
    ['seconds', '120', 120_000],
    ['a date', 'Thu, 01 Jan 2026 00:01:00 GMT', 60_000],
    ['nonsense', 'soon', undefined],
  ])('how long the server asked to be left alone, as %s', async (_name, value, expected) => {
    vi.setSystemTime('2026-01-01T00:00:00Z')
    const send: typeof fetch = () =>
      Promise.resolve(new Response('{}', { status: 429, headers: { 'Retry-After': value } }))
    await expect(createApiClient('ar', send)(sendMessageCall)).rejects.toMatchObject({
      status: 429,
      retryAfter: expected,
    })
  })

  test('no answer is a network failure', async () => {
    const send: typeof fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(createApiClient('ar', send)(contentCalls.GetAllDrivers)).rejects.toMatchObject({
      kind: 'network',
    })
  })

  // SECTION-2
  test('a cancelled call rejects with the reason, not as a failure', async () => {
    const cancel = new AbortController()
    const call = createApiClient('ar', hanging)(contentCalls.GetAllDrivers, {
      signal: cancel.signal,
    })
    cancel.abort('left')
    await expect(call).rejects.toBe('left')
  })

  test('an answer that is no JSON is read as nothing', async () => {
    const send: typeof fetch = () => Promise.resolve(new Response('<html>'))
    await expect(createApiClient('ar', send)(contentCalls.GetAllDrivers)).resolves.toBeUndefined()
  })
})
