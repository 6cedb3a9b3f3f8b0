import 'fake-indexeddb/auto'
import { clear, createStore } from 'idb-keyval'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { sectionCalls } from '#contract/content-calls.ts'
import { languages } from '#contract/locale.ts'
import type { refreshSections as refresh } from '../../sw/refresh-sections.ts'

let refreshSections: typeof refresh
const asked = vi.fn<(address: string) => number>()

beforeAll(async () => {
  // A worker has its list of files, and an address.
  vi.stubGlobal('self', { __WB_MANIFEST: [] })
  vi.stubGlobal('location', { href: 'https://site.example/sw.js' })
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json({ data: [] }, { status: asked(address) }),
  )
  ;({ refreshSections } = await import('../../sw/refresh-sections.ts'))
})
beforeEach(async () => {
  await clear(createStore('pwa-sections', 'sections'))
  asked.mockReset().mockReturnValue(200)
})
afterEach(() => void vi.useRealTimers())

/** Of all sections in all languages; one that is the same in each is asked for once. */
const all = sectionCalls.length * languages.length - (languages.length - 1)

// COPY-3
test('a copy that is brought up to date has no text from before', async () => {
  expect(await refreshSections('en')).toBe(true)
  expect(asked).toHaveBeenCalledTimes(all)
  expect(await refreshSections('en')).toBe(true)
  expect(asked).toHaveBeenCalledTimes(all)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  expect(await refreshSections('en', Date.now())).toBe(true)
  expect(asked).toHaveBeenCalledTimes(2 * all)
})

// COPY-3
test('a copy is not whole without all texts', async () => {
  asked.mockReturnValueOnce(200).mockReturnValueOnce(503)
  expect(await refreshSections('ar')).toBe(false)
  expect(asked).toHaveBeenCalledTimes(all)
  asked.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  expect(await refreshSections('ar', Date.now() + 1)).toBe(false)
  expect(asked).toHaveBeenCalledTimes(all + 1)
})
