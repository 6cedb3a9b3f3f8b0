import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWhenOnline, whenCodeIsMissing } from './import-when-online.ts'

// Pages are not reloaded in a test.
vi.mock('./leave-old-build.ts', () => ({ leaveOldBuild: () => Promise.resolve() }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Fails so many times, then gives the module. */
function failing(times: number) {
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= times) throw new TypeError('Failed to fetch')
    return 'module'
  })
  return load
}

test('a line that fails without saying so is tried again, after longer and longer pauses', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const load = failing(2)
  const imported = importWhenOnline(load)
  await vi.advanceTimersByTimeAsync(1999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(3999)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(await imported).toBe('module')
})

test('without a network nothing is tried until the browser is online again', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = failing(1)
  const imported = importWhenOnline(load)
  await vi.advanceTimersByTimeAsync(120_000)
  expect(load).toHaveBeenCalledTimes(1)
  dispatchEvent(new Event('online'))
  expect(await imported).toBe('module')
  expect(load).toHaveBeenCalledTimes(2)
})

test('a line that neither brings nor refuses it counts as missing after a while', async () => {
  const missing = vi.fn()
  const stop = whenCodeIsMissing(missing)
  void importWhenOnline(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(14_999)
  expect(missing).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(missing).toHaveBeenCalledTimes(1)
  stop()
})
