import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { importNow as anImporter } from './import-now.ts'

// Pages are not reloaded in a test.
vi.mock('./leave-old-build.ts', () => ({ leaveOldBuild: () => Promise.resolve() }))

type Importer = typeof anImporter
const names = ['importNow', 'importOrNothing', 'importWhenOnline'] as const
/** Of a page that nobody has begun to leave. */
let importers: Record<(typeof names)[number], Importer>

beforeEach(async () => {
  vi.resetModules()
  const { importWhenOnline } = await import('./import-when-online.ts')
  const { importNow, importOrNothing } = await import('./import-now.ts')
  importers = { importNow, importOrNothing: importOrNothing as Importer, importWhenOnline }
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

/** Begins an import and leaves its end to the test. */
function beginImport(importer: Importer = importers.importNow) {
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
  const { settled, breakOff } = beginImport()
  dispatchEvent(new Event('beforeunload'))
  breakOff()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toHaveBeenCalledWith(new Error('this part of the code cannot be had'))
})

test('one that begins while the page is being left says so only if the page stays, too', async () => {
  const first = beginImport()
  dispatchEvent(new Event('beforeunload'))
  const second = beginImport()
  second.breakOff()
  await vi.advanceTimersByTimeAsync(9_999)
  expect(second.settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(second.settled).toHaveBeenCalledWith(new Error('this part of the code cannot be had'))
  first.bring('module')
  expect(await first.imported).toBe('module')
})

test('an import that fails on a page that nobody leaves says so at once', async () => {
  const { settled, breakOff } = beginImport()
  breakOff()
  await vi.advanceTimersByTimeAsync(0)
  expect(settled).toHaveBeenCalledWith(new Error('this part of the code cannot be had'))
})

test.each(names)(
  'after %s nothing listens for the page to be left, which would cost its place for the way back',
  async (name) => {
    const listeners = new Set<unknown>()
    vi.spyOn(window, 'addEventListener').mockImplementation((type, listener) => {
      if (type === 'beforeunload') listeners.add(listener)
    })
    vi.spyOn(window, 'removeEventListener').mockImplementation((type, listener) => {
      if (type === 'beforeunload') listeners.delete(listener)
    })
    const { imported, bring } = beginImport(importers[name])
    expect(listeners.size).toBe(1)
    bring('module')
    expect(await imported).toBe('module')
    expect(listeners.size).toBe(0)
  },
)
