import { afterEach, describe, expect, test, vi } from 'vitest'
import { createFakeLocks } from '#tests/support/fake-locks.ts'
import { listenToOutbox, type OutboxNews } from './storage/outbox/outbox-news.ts'
import { markTold, tellOnce } from './tell-once.ts'

/** Another tab: the same module with a state of its own. */
async function openTab() {
  vi.resetModules()
  return import('./tell-once.ts')
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks')
})

// OUTBOX-9
describe('a delivery is told', () => {
  test('once by a page, however often it hears of it', async () => {
    const tell = vi.fn()
    await tellOnce('one', tell)
    await tellOnce('one', tell)
    expect(tell).toHaveBeenCalledOnce()
  })

  test('not by a page when another has told', async () => {
    const tell = vi.fn()
    markTold('two')
    await tellOnce('two', tell)
    expect(tell).not.toHaveBeenCalled()
  })

  test('by one of two that hear of it at once, and that one says so', async () => {
    Object.defineProperty(navigator, 'locks', { value: createFakeLocks(), configurable: true })
    const news: OutboxNews[] = []
    const stop = listenToOutbox((one) => news.push(one))
    const tell = vi.fn()
    const [one, other] = [await openTab(), await openTab()]
    void one.tellOnce('three', tell)
    await other.tellOnce('three', tell)
    expect(tell).toHaveBeenCalledOnce()
    await expect.poll(() => news).toEqual([{ kind: 'told', id: 'three' }])
    stop()
  })

  test('by a hidden page only when it is shown', async () => {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    const tell = vi.fn()
    const told = tellOnce('four', tell)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(tell).not.toHaveBeenCalled()
    state.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    await told
    expect(tell).toHaveBeenCalledOnce()
  })
})
