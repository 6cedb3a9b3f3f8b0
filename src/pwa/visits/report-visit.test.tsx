import { Blob } from 'node:buffer'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { reportVisit } from './report-visit.ts'

interface Entry {
  name?: string
  startTime: number
  [detail: string]: unknown
}

let entries: Record<string, Entry[]>
let queries: QueryClient
const sendBeacon = vi.fn<(address: string, body: Blob) => boolean>()

type Take = (list: { getEntries: () => Entry[] }) => void

/** Tells of the entries of above at once, as a browser does of those that are buffered. */
class Observer {
  static readonly supportedEntryTypes = ['largest-contentful-paint', 'layout-shift', 'event']
  readonly #take: Take
  constructor(take: Take) {
    this.#take = take
  }
  observe({ type }: { type: string }) {
    this.#take({ getEntries: () => entries[type] ?? [] })
  }
}

let listeners: (() => void)[]
beforeEach(() => {
  listeners = []
  localStorage.clear()
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  sendBeacon.mockReset().mockReturnValue(true)
  entries = {
    'largest-contentful-paint': [{ startTime: 700 }, { startTime: 1900 }],
    'layout-shift': [
      { startTime: 100, value: 0.02, hadRecentInput: false },
      { startTime: 600, value: 0.03, hadRecentInput: false },
      { startTime: 900, value: 0.5, hadRecentInput: true },
      { startTime: 4000, value: 0.04, hadRecentInput: false },
    ],
    event: [
      { startTime: 1, interactionId: 0, duration: 900 },
      { startTime: 2, interactionId: 1, duration: 80 },
      { startTime: 3, interactionId: 1, duration: 240 },
      { startTime: 4, interactionId: 2, duration: 48 },
    ],
    navigation: [{ startTime: 0, responseStart: 120 }],
    'visibility-state': [{ name: 'visible', startTime: 0 }],
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  // jsdom's cannot be read.
  vi.stubGlobal('Blob', Blob)
  // jsdom's has no entries.
  Object.assign(performance, { getEntriesByType: (type: string) => entries[type] ?? [] })
  vi.stubGlobal('addEventListener', (_: string, listener: () => void) => listeners.push(listener))
  Object.assign(navigator, { sendBeacon, connection: { effectiveType: 'slow-2g' } })
  vi.spyOn(Math, 'random').mockReturnValue(0.1)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
})

function leave(): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  for (const listener of listeners) listener()
}
const sent = async () => {
  const bodies = sendBeacon.mock.calls.map(([, body]) => body.text())
  return (await Promise.all(bodies)).map((text) => JSON.parse(text) as unknown)
}
const nothingFailed = { sectionErrors: 0, offlineVisits: 0, outboxWaits: [] }

// SEEN-7
test('a visit is told once, when the page is left', async () => {
  reportVisit(queries)
  expect(sendBeacon).not.toHaveBeenCalled()
  leave()
  leave()
  expect(sendBeacon.mock.calls.map(([address]) => address)).toEqual(['/api/Home/ReportVisit'])
  const vitals = { lcp: 1900, inp: 240, cls: 0.05, ttfb: 120 }
  expect(await sent()).toEqual([{ page: '/', connection: '2g', vitals, ...nothingFailed }])
})

// SEEN-7
test('three of four visits, and those of staff, are not measured', () => {
  vi.mocked(Math.random).mockReturnValue(0.25)
  reportVisit(queries)
  vi.mocked(Math.random).mockReturnValue(0)
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('accessToken=a')
  reportVisit(queries)
  leave()
  expect(sendBeacon).not.toHaveBeenCalled()
})

// SEEN-7
test('what the browser does not know is left out, and so is a page that was opened in the background', async () => {
  entries = {
    'largest-contentful-paint': [{ startTime: 700 }],
    'visibility-state': [{ name: 'hidden', startTime: 0 }],
  }
  Object.assign(navigator, { connection: undefined })
  reportVisit(queries)
  leave()
  const vitals = { cls: 0 }
  expect(await sent()).toEqual([{ page: '/', connection: 'unknown', vitals, ...nothingFailed }])
})

// SEEN-7
test('a section that had nothing to show is told, before and afterwards, once', async () => {
  const fail = (name: string) => {
    const queryFn = () => Promise.reject(new Error('broken'))
    return queries.fetchQuery({ queryKey: [name, 'en'], queryFn }).catch(() => undefined)
  }
  await fail('section')
  await fail('track')
  reportVisit(queries)
  leave()
  queries.setQueryData(['section', 'ar'], [])
  const queryFn = () => Promise.reject(new Error('broken'))
  await queries.fetchQuery({ queryKey: ['section', 'ar'], queryFn }).catch(() => undefined)
  leave()
  await fail('section')
  leave()
  leave()
  expect(await sent()).toMatchObject([{ sectionErrors: 1 }, { sectionErrors: 1 }])
})

// SEEN-7
test('a visit without a connection is told at the next one that has it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reportVisit(queries)
  leave()
  expect(sendBeacon).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  listeners = []
  sendBeacon.mockReturnValueOnce(false)
  reportVisit(queries)
  leave()
  leave()
  leave()
  expect(await sent()).toEqual([
    expect.objectContaining({ offlineVisits: 1 }),
    { page: '/', connection: '2g', ...nothingFailed, offlineVisits: 1 },
  ])
})
