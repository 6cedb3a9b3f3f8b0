import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchOrEarly } from './early-requests.ts'

const address = '/api/Admin/drivers?pageSize=25'
const asked = {
  method: 'GET',
  headers: new Headers({ Authorization: 'Bearer mine', 'x-lang': 'ar' }),
}

const send = vi.fn(async () => new Response('asked now'))

function begin(answer: Promise<Response>, { token = 'mine', language = 'ar', age = 0 } = {}) {
  // An unheard rejection is not what these are about.
  answer.catch(() => undefined)
  const begun = { token, language, begunAt: Date.now() - age, answer }
  vi.stubGlobal('window', { earlyRequests: { [address]: begun } })
}

beforeEach(() => {
  send.mockClear()
  vi.stubGlobal('fetch', send)
})
afterEach(() => vi.unstubAllGlobals())

const textOf = async (init: RequestInit = asked) => (await fetchOrEarly(address, init)).text()

test('the call that was begun serves once', async () => {
  begin(Promise.resolve(new Response('begun')))
  expect(await textOf()).toBe('begun')
  expect(send).not.toHaveBeenCalled()
  expect(await textOf()).toBe('asked now')
})

test.each([
  ['another user', { token: 'theirs' }],
  ['another language', { language: 'en' }],
  ['a page that was left alone', { age: 16_000 }],
])('what was begun for %s is not taken', async (_what, begun) => {
  begin(Promise.resolve(new Response('begun')), begun)
  expect(await textOf()).toBe('asked now')
})

test('after a change everything is asked anew', async () => {
  begin(Promise.resolve(new Response('begun')))
  await fetchOrEarly('/api/Admin/drivers', { ...asked, method: 'POST' })
  expect(await textOf()).toBe('asked now')
})

test('a begun call that failed is made again', async () => {
  begin(Promise.reject(new TypeError('Failed to fetch')))
  expect(await textOf()).toBe('asked now')
})

test('the caller can still cancel it', async () => {
  begin(new Promise(() => undefined))
  const caller = new AbortController()
  const answer = fetchOrEarly(address, { ...asked, signal: caller.signal })
  caller.abort()
  await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
})
