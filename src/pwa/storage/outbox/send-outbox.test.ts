import 'fake-indexeddb/auto'
import { clear, createStore } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { reportVisitCall, sendMessageCall } from '#contract/calls.ts'
import { ApiFailure, type FailureKind } from '#contract/errors.ts'
import type { Language } from '#contract/locale.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { createFakeLocks } from '#tests/support/fake-locks.ts'
import { newItem } from './outbox-item.ts'
import { listenToOutbox, type OutboxNews } from './outbox-news.ts'
import { addItem, readStored, readOutbox, removeItem, replaceItem } from './outbox-store.ts'
import { attempt, sendOutbox } from './send-outbox.ts'

const day = 24 * 3_600_000

let news: OutboxNews[] = []
let stopListening = () => {}

beforeEach(async () => {
  vi.stubGlobal('navigator', { locks: createFakeLocks() })
  vi.spyOn(Math, 'random').mockReturnValue(0.25)
  await clear(createStore('pwa-outbox', 'items'))
  news = []
  stopListening = listenToOutbox((one) => news.push(one))
})
afterEach(() => {
  stopListening()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function keep(name = 'سارة', language: Language = 'ar') {
  const item = newItem(sendMessageCall, language, { fields: { Name: name }, files: [] })
  await addItem(item)
  return item
}

const taking = () => vi.fn<ApiClient>(() => Promise.resolve({ data: { id: '1' } }))
const failing = (kind: FailureKind, details: { status?: number; retryAfter?: number } = {}) =>
  vi.fn<ApiClient>(() => Promise.reject(new ApiFailure('SendMessage', kind, details)))
const names = (send: ReturnType<typeof taking>) =>
  send.mock.calls.map(([, input]) => input?.body?.['Name'])
const delivered = () => news.filter(({ kind }) => kind === 'delivered')

describe('what is sent', () => {
  test('goes to its call, in its own language, under its key, and is kept no longer', async () => {
    const item = await keep('سارة', 'en')
    const send = taking()
    expect(await sendOutbox({ send, now: Date.now })).toBe(true)
    expect(send.mock.calls).toEqual([
      [
        sendMessageCall,
        { body: { Name: 'سارة' }, headers: { 'x-lang': 'en', 'Idempotency-Key': item.id } },
      ],
    ])
    expect(await readOutbox()).toEqual([])
    await expect
      .poll(delivered)
      .toEqual([
        { kind: 'delivered', id: item.id, call: 'SendMessage', draft: item.draft, late: false },
      ])
  })

  // SEEN-7
  test.each([
    ['one that waited', 90_000, 0.24, [90]],
    ['three of four', 90_000, 0.25, undefined],
    ['one that was sent at once', 59_000, 0.24, undefined],
  ])('%s: how long it waited is told without a name', async (_, waited, chance, waits) => {
    vi.mocked(Math.random).mockReturnValue(chance)
    const item = await keep()
    const send = taking()
    await sendOutbox({ send, now: () => item.createdAt + waited })
    const told = send.mock.calls.filter(([{ id }]) => id === reportVisitCall.id)
    const body = { page: '/contact-us', connection: 'unknown', outboxWaits: waits }
    expect(told).toEqual(waits ? [[reportVisitCall, { body }]] : [])
  })

  test('carries its files with their names, several under one field', async () => {
    const blob = new Blob(['%PDF'], { type: 'application/pdf' })
    const files = ['one.pdf', 'two.pdf'].map((name) => ({ field: 'docs', name, blob }))
    const send = taking()
    await attempt(newItem(sendMessageCall, 'ar', { fields: {}, files }), 'unkept', {
      send,
      now: Date.now,
    })
    const sent = send.mock.calls[0]?.[1]?.body?.['docs']
    const described = [sent].flat().map((file) => file instanceof File && [file.name, file.type])
    expect(described).toEqual([
      ['one.pdf', 'application/pdf'],
      ['two.pdf', 'application/pdf'],
    ])
  })

  // OUTBOX-6
  test('goes the oldest first', async () => {
    const later = await keep('later')
    await replaceItem({ ...later, createdAt: later.createdAt + day })
    await keep('earlier')
    const send = taking()
    await sendOutbox({ send, now: Date.now })
    expect(names(send)).toEqual(['earlier', 'later'])
  })
})

describe('two senders', () => {
  // OUTBOX-6
  test('that start together send each item once', async () => {
    await keep('one')
    await keep('two')
    const send = taking()
    await Promise.all([sendOutbox({ send, now: Date.now }), sendOutbox({ send, now: Date.now })])
    expect(names(send).sort()).toEqual(['one', 'two'])
  })

  test('that start together make one attempt, also where it fails', async () => {
    const item = await keep()
    const send = failing('network')
    await Promise.all([sendOutbox({ send, now: Date.now }), sendOutbox({ send, now: Date.now })])
    expect(send).toHaveBeenCalledOnce()
    expect(await readStored(item.id)).toMatchObject({ attempts: 1, state: 'waiting' })
  })

  test('never have two calls under way at once', async () => {
    await keep('one')
    await keep('two')
    let underWay = 0
    let most = 0
    const send: ApiClient = async () => {
      most = Math.max(most, (underWay += 1))
      await new Promise((resolve) => setTimeout(resolve, 5))
      underWay -= 1
      return {}
    }
    const item = newItem(sendMessageCall, 'ar', { fields: {}, files: [] })
    await Promise.all([
      sendOutbox({ send, now: Date.now }),
      attempt(item, 'unkept', { send, now: Date.now }),
    ])
    expect(most).toBe(1)
    expect(await readOutbox()).toEqual([])
  })
})

describe('after a failure', () => {
  test('a refused item stays, stopped, with what the server said, and is left alone', async () => {
    const item = await keep()
    const send = failing('server', { status: 400 })
    await sendOutbox({ send, now: Date.now })
    await sendOutbox({ send, now: () => Date.now() + day })
    expect(send).toHaveBeenCalledOnce()
    expect(await readStored(item.id)).toMatchObject({ state: 'stopped', failure: { status: 400 } })
    expect(delivered()).toEqual([])
  })

  test('a server fault is left to its time, even when the connection is said to be back', async () => {
    const item = await keep()
    const start = item.createdAt
    const send = failing('server', { status: 503, retryAfter: 60_000 })
    expect(await sendOutbox({ send, now: () => start })).toBe(false)
    await sendOutbox({ send, now: () => start + 59_000 })
    expect(send).toHaveBeenCalledOnce()
    await sendOutbox({ send, now: () => start + 60_000 })
    expect(send).toHaveBeenCalledTimes(2)
  })

  test('what had no answer is tried as soon as the connection is back; unasked it waits', async () => {
    const { createdAt } = await keep()
    const lost = failing('network')
    await sendOutbox({ send: lost, now: () => createdAt })
    await sendOutbox({ send: lost, now: () => createdAt + 1000, earlyBefore: createdAt })
    expect(lost).toHaveBeenCalledOnce()
    const send = taking()
    await sendOutbox({ send, now: () => createdAt + 1000 })
    expect(send).toHaveBeenCalledOnce()
  })

  test('without an answer the others are not tried; after a fault they are', async () => {
    await keep('one')
    await keep('two')
    const lost = failing('timeout')
    await sendOutbox({ send: lost, now: Date.now })
    expect(lost).toHaveBeenCalledOnce()
    const faulty = failing('server', { status: 500 })
    await sendOutbox({ send: faulty, now: () => Date.now() + 10_000 })
    expect(faulty).toHaveBeenCalledTimes(2)
  })

  test('an item of 7 days is not tried any more', async () => {
    const item = await keep()
    await sendOutbox({ send: failing('network'), now: () => item.createdAt })
    const send = taking()
    await sendOutbox({ send, now: () => item.createdAt + 7 * day })
    expect(send).not.toHaveBeenCalled()
    expect(await readStored(item.id)).toMatchObject({
      state: 'stopped',
      failure: { kind: 'expired' },
    })
  })

  test('one that was never tried is tried once, however old it is', async () => {
    const item = await keep()
    const send = taking()
    await sendOutbox({ send, now: () => item.createdAt + 365 * day })
    expect(send).toHaveBeenCalledOnce()
  })

  test('one that was written by a clock that was ahead does not wait for its time', async () => {
    const item = await keep()
    const now = () => item.createdAt - 30 * day
    await sendOutbox({ send: failing('server', { status: 503, retryAfter: 60_000 }), now })
    expect(await readStored(item.id)).toMatchObject({
      createdAt: now(),
      nextAttemptAt: now() + 60_000,
    })
    const send = taking()
    await sendOutbox({ send, now })
    expect(send).not.toHaveBeenCalled()
    await sendOutbox({ send, now: () => now() + 60_000 })
    expect(send).toHaveBeenCalledOnce()
  })

  test('an item of a call that this version does not know waits for one that does', async () => {
    const item = await keep()
    await replaceItem({ ...item, call: 'SendPigeon' })
    const send = taking()
    expect(await sendOutbox({ send, now: Date.now })).toBe(false)
    expect(send).not.toHaveBeenCalled()
    expect(await readStored(item.id)).toMatchObject({ state: 'waiting', attempts: 1 })
  })
})

describe('at a wish', () => {
  test('a stopped item is sent at once, under its key', async () => {
    const item = await keep()
    await sendOutbox({ send: failing('server', { status: 400 }), now: Date.now })
    const send = taking()
    expect(await attempt(item, 'wished', { send, now: Date.now })).toBe('delivered')
    expect(send.mock.calls[0]?.[1]?.headers).toMatchObject({ 'Idempotency-Key': item.id })
    expect(await readOutbox()).toEqual([])
  })

  // OUTBOX-12
  test('one that cannot be stored is sent all the same, and its failure given', async () => {
    const item = newItem(sendMessageCall, 'ar', { fields: { Name: 'سارة' }, files: [] })
    const failure = await attempt(item, 'unkept', { send: failing('timeout'), now: Date.now })
    expect(failure).toMatchObject({ kind: 'timeout' })
    expect(await readOutbox()).toEqual([])
  })
})

test('an item withdrawn while it is on its way is told as late when it arrives', async () => {
  const item = await keep()
  const send: ApiClient = () => removeItem(item.id)
  await sendOutbox({ send, now: Date.now })
  expect(await readOutbox()).toEqual([])
  await expect.poll(delivered).toMatchObject([{ id: item.id, late: true }])
})

test('what the server has is sent by nobody again, however often it is asked for', async () => {
  const item = await keep()
  const send = taking()
  await sendOutbox({ send, now: Date.now })
  expect(await addItem(item)).toBe('delivered')
  expect(await attempt(item, 'wished', { send, now: Date.now })).toBe('delivered')
  expect(send).toHaveBeenCalledOnce()
})

test('a withdrawn item is not sent by a press that waited for its turn', async () => {
  const item = await keep()
  await removeItem(item.id)
  const send = taking()
  expect(await attempt(item, 'wished', { send, now: Date.now })).toBe('skipped')
  expect(send).not.toHaveBeenCalled()
})

test('a tab that holds the lock for ever, frozen by its system, stops nobody for ever', async () => {
  void navigator.locks.request('outbox', () => new Promise(() => {}))
  const item = await keep()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const send = taking()
  const attempted = attempt(item, 'unkept', { send, now: Date.now })
  await vi.advanceTimersByTimeAsync(60_000)
  vi.useRealTimers()
  expect(await attempted).toBe('delivered')
})

// OUTBOX-12
test('storage that cannot be read is not taken for empty: the sync event is repeated', async () => {
  await keep()
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(await sendOutbox({ send: taking(), now: Date.now })).toBe(false)
  vi.restoreAllMocks()
})

test('an item withdrawn while its call fails does not come back', async () => {
  const item = await keep()
  const send: ApiClient = async () => {
    await removeItem(item.id)
    throw new ApiFailure('SendMessage', 'network')
  }
  await sendOutbox({ send, now: Date.now })
  expect(await readOutbox()).toEqual([])
})
