import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importWhenOnline, whenCodeIsMissing } from './import-when-online.ts'

// Pages are not reloaded in a test.
vi.mock('./leave-old-build.ts', () => ({ leaveOldBuild: () => Promise.resolve() }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Begins to import a part that fails so many times and then comes. */
function beginImport({ onLine, failures }: { onLine: boolean; failures: number }) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch')
    return 'module'
  })
  return { load, imported: importWhenOnline(load) }
}

test('a line that fails without saying so is tried again, after longer and longer pauses', async () => {
  const { load, imported } = beginImport({ onLine: true, failures: 2 })
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
  const { load, imported } = beginImport({ onLine: false, failures: 1 })
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
