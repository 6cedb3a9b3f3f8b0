import { describe, expect, test, vi } from 'vitest'
import { setImmediate } from 'node:timers'
import { guardedRead, guardedWrite } from './guarded.ts'

const never = () => new Promise<string>(() => {})
const dropped = () => new DOMException('The connection was lost', 'InvalidStateError')

describe('a guarded read', () => {
  test('gives what storage holds', async () => {
    expect(await guardedRead(() => Promise.resolve('kept'), 'otherwise')).toBe('kept')
  })

  test('gives something else where storage refuses, or throws outright', async () => {
    expect(await guardedRead(() => Promise.reject(new Error('no')), 'otherwise')).toBe('otherwise')
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError')
    }
    expect(await guardedRead(forbidden, 'otherwise')).toBe('otherwise')
  })

  // OFFLINE-10
  test('gives up after 300 ms', async () => {
    vi.useFakeTimers()
    const read = guardedRead(never, 'otherwise')
    const settled = vi.fn()
    void read.then(settled)
    await vi.advanceTimersByTimeAsync(299)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith('otherwise')
    vi.useRealTimers()
  })

  // OFFLINE-10
  test('takes what has come while the thread was busy, however long', async () => {
    const read = guardedRead(() => new Promise((come) => setImmediate(come, 'kept')), 'otherwise')
    const until = performance.now() + 400
    while (performance.now() < until);
    expect(await read).toBe('kept')
  })

  test('tries once more after a dropped connection, and only then', async () => {
    const mended = vi.fn<() => Promise<string>>()
    mended.mockRejectedValueOnce(dropped()).mockResolvedValue('kept')
    expect(await guardedRead(mended, 'otherwise')).toBe('kept')
    const lost = vi.fn(() => Promise.reject(dropped()))
    expect(await guardedRead(lost, 'otherwise')).toBe('otherwise')
    expect(lost).toHaveBeenCalledTimes(2)
    const full = vi.fn(() => Promise.reject(new DOMException('full', 'QuotaExceededError')))
    await guardedRead(full, 'otherwise')
    expect(full).toHaveBeenCalledOnce()
  })
})

describe('a guarded write', () => {
  test('says whether it is written', async () => {
    expect(await guardedWrite(() => Promise.resolve())).toBe(true)
    const full = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    expect(await guardedWrite(full)).toBe(false)
  })

  test('that never ends counts as not written', async () => {
    vi.useFakeTimers()
    const written = guardedWrite(never)
    await vi.advanceTimersByTimeAsync(3000)
    expect(await written).toBe(false)
    vi.useRealTimers()
  })
})
