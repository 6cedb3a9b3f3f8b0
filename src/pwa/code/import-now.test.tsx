import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importNow, importOrNothing } from './import-now.ts'
import { importWhenOnline } from './import-when-online.ts'

// Pages are not reloaded in a test.
vi.mock('./leave-old-build.ts', () => ({ leaveOldBuild: () => Promise.resolve() }))

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Begins an import and leaves its end to the test. */
function beginImport(importer: typeof importNow) {
  let bring: (module: string) => void = () => undefined
  let breakOff: (cause: Error) => void = () => undefined
  const promise = new Promise<string>((resolve, reject) => {
    bring = resolve
    breakOff = reject
  })
  const settled = vi.fn()
  const imported = importer(() => promise)
  imported.then(settled, settled)
  return { imported, settled, bring, breakOff: () => breakOff(new TypeError('broken off')) }
}

test('an import that is broken off by leaving says so only if the page stays', async () => {
  const { settled, breakOff } = beginImport(importNow)
  dispatchEvent(new Event('beforeunload'))
  breakOff()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(new Error('this part of the code cannot be had'))
})

test('an import that fails on a page that nobody leaves says so at once', async () => {
  const { settled, breakOff } = beginImport(importNow)
  breakOff()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledWith(new Error('this part of the code cannot be had'))
})

const importers = { importNow, importOrNothing, importWhenOnline }

test.each(Object.entries(importers))(
  'after %s nothing listens for the page to be left, which would cost its place for the way back',
  async (_, importer) => {
    const listeners = new Set<unknown>()
    vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
      if (type === 'beforeunload') listeners.add(listener)
    })
    vi.spyOn(window, 'removeEventListener').mockImplementation((type, listener) => {
      if (type === 'beforeunload') listeners.delete(listener)
    })
    const { imported, bring } = beginImport(importer as typeof importNow)
    expect(listeners.size).toBe(1)
    bring('module')
    expect(await imported).toBe('module')
    expect(listeners.size).toBe(0)
  },
)
