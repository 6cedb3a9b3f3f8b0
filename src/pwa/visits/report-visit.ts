import type { Query, QueryClient } from '@tanstack/react-query'
import { reportVisitCall } from '#contract/calls.ts'
import { callAddress } from '#contract/endpoint.ts'
import { pagePattern } from '#contract/page-pattern.ts'
import type { VisitReport } from '#contract/report-visit.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import { visitLimits, visitsPerReport } from '#contract/visit-measures.ts'
import { readDevice, writeDevice } from '../safe-storage.ts'
import { connectionKind } from './connection-kind.ts'
import { watchVitals } from './watch-vitals.ts'

/** The number of visits without a connection since this device's last report. */
const offlineKey = 'offline-visits'

/**
 * Measures one visit in four, and tells of it once the page is left (SEEN-7): nothing that is sent says whose it was.
 * Staff are not counted as visitors.
 */
export function reportVisit(queryClient: QueryClient): void {
  if (hasSessionCookie(document.cookie) || Math.random() * visitsPerReport >= 1) return
  if (!('PerformanceObserver' in globalThis) || !('sendBeacon' in navigator)) return
  if (!navigator.onLine) writeDevice(offlineKey, String(readOffline() + 1))
  const page = pagePattern(location.pathname)
  const readVitals = watchVitals()
  const readSectionErrors = watchSections(queryClient)
  let hasToldVitals = false

  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !navigator.onLine) return
    const sectionErrors = readSectionErrors()
    const offlineVisits = readOffline()
    if (hasToldVitals && offlineVisits + sectionErrors === 0) return
    const report: VisitReport = {
      page,
      connection: connectionKind(),
      ...(!hasToldVitals && { vitals: readVitals() }),
      sectionErrors,
      offlineVisits,
      outboxWaits: [],
    }
    hasToldVitals = true
    if (send(report)) writeDevice(offlineKey, undefined)
  })
}

/** @returns reads and forgets how many sections had nothing to show, those of before included */
function watchSections(queryClient: QueryClient): () => number {
  const cache = queryClient.getQueryCache()
  const isBroken = ({ queryKey: [kind], state }: Query) =>
    kind === 'section' && state.status === 'error' && state.data === undefined
  // Without a connection nothing of ours has failed.
  let errors = navigator.onLine ? cache.getAll().filter(isBroken).length : 0
  cache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    if (isBroken(event.query as Query) && navigator.onLine) errors += 1
  })
  return () => {
    const read = Math.min(errors, visitLimits.count)
    errors = 0
    return read
  }
}

function readOffline(): number {
  const count = Number(readDevice(offlineKey) ?? 0)
  return Number.isInteger(count) && count > 0 ? Math.min(count, visitLimits.count) : 0
}

/** @returns whether the browser has taken it on */
function send(report: VisitReport): boolean {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  return navigator.sendBeacon(callAddress(reportVisitCall), body)
}
