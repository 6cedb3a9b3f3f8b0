import 'fake-indexeddb/auto'
import { clear, createStore } from 'idb-keyval'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { sendMessageCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { sendRepeatedly } from './outbox.ts'
import { newItem } from './storage/outbox/outbox-item.ts'
import { addItem, readOutbox, replaceItem } from './storage/outbox/outbox-store.ts'

let stop = () => {}
beforeEach(() => clear(createStore('pwa-outbox', 'items')))
afterEach(() => stop())

async function keep() {
  const item = newItem(sendMessageCall, 'ar', { fields: { Name: 'سارة' }, files: [] })
  await addItem(item)
  return item
}

/** As after an attempt without an answer, the next one being an hour away. */
async function keepLost(createdAt = Date.now()) {
  const item = await keep()
  const nextAttemptAt = Date.now() + 3_600_000
  await replaceItem({
    ...item,
    createdAt,
    attempts: 5,
    nextAttemptAt,
    failure: { kind: 'network' },
  })
}

const taking = () => vi.fn<ApiClient>(() => Promise.resolve({}))
const kept = async () => (await readOutbox())?.length

// OUTBOX-6
describe('a page sends what waits', () => {
  test('when it starts', async () => {
    await keep()
    const send = taking()
    stop = sendRepeatedly(send)
    await expect.poll(kept).toBe(0)
    expect(send).toHaveBeenCalledOnce()
  })

  test('when it starts, what had no answer whatever the time of its next attempt', async () => {
    await keepLost(performance.timeOrigin - 1)
    const send = taking()
    stop = sendRepeatedly(send)
    await expect.poll(kept).toBe(0)
    expect(send).toHaveBeenCalledOnce()
  })

  test('when the browser is online again, whatever the time of the next attempt', async () => {
    const send = taking()
    stop = sendRepeatedly(send)
    await keepLost()
    dispatchEvent(new Event('online'))
    await expect.poll(kept).toBe(0)
    expect(send).toHaveBeenCalledOnce()
  })

  test('when it is shown, whatever the time of the next attempt', async () => {
    const send = taking()
    stop = sendRepeatedly(send)
    await keepLost()
    document.dispatchEvent(new Event('visibilitychange'))
    await expect.poll(kept).toBe(0)
  })

  test('when the next attempt is due, with nothing else happening', async () => {
    const send = taking()
    send.mockRejectedValueOnce(new ApiFailure('SendMessage', 'server', { status: 503 }))
    await keep()
    stop = sendRepeatedly(send)
    await expect.poll(kept, { timeout: 12_000 }).toBe(0)
    expect(send).toHaveBeenCalledTimes(2)
  })

  // As on a device that is too busy to be read in time.
  test('later, where its storage did not answer at first', async () => {
    await keep()
    const reading = vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('not now', 'UnknownError')
    })
    const send = taking()
    stop = sendRepeatedly(send)
    await expect.poll(() => reading.mock.calls.length).toBeGreaterThan(1)
    reading.mockRestore()
    await expect.poll(kept, { timeout: 12_000 }).toBe(0)
    expect(send).toHaveBeenCalledOnce()
  })

  // OUTBOX-5; a timer takes 24.8 days at the most, and goes off at once beyond them.
  test('an hour later at the latest, whatever a wrong clock has said', async () => {
    const item = await keep()
    const nextAttemptAt = Date.now() + 30 * 24 * 3_600_000
    await replaceItem({ ...item, attempts: 1, nextAttemptAt, failure: { kind: 'server' } })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    stop = sendRepeatedly(taking())
    const longest = () => Math.max(...timers.mock.calls.map(([, delay]) => delay ?? 0))
    await expect.poll(longest).toBe(3_600_000)
    timers.mockRestore()
  })
})

describe('a page makes no attempt', () => {
  test('while the browser says that it is offline', async () => {
    await keep()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const send = taking()
    stop = sendRepeatedly(send)
    document.dispatchEvent(new Event('visibilitychange'))
    // Reading takes its turns: what was to be sent would be sent by now.
    for (let turn = 0; turn < 5; turn += 1) expect(await kept()).toBe(1)
    expect(send).not.toHaveBeenCalled()
  })

  test('when it starts to send, of what it has just sent itself without an answer', async () => {
    await keepLost()
    const send = taking()
    stop = sendRepeatedly(send)
    for (let turn = 0; turn < 5; turn += 1) expect(await kept()).toBe(1)
    expect(send).not.toHaveBeenCalled()
  })

  test('once it has stopped', async () => {
    const send = taking()
    sendRepeatedly(send)()
    await keep()
    dispatchEvent(new Event('online'))
    for (let turn = 0; turn < 5; turn += 1) expect(await kept()).toBe(1)
    expect(send).not.toHaveBeenCalled()
  })
})
