import type { QueryClient } from '@tanstack/react-query'
import { reportVisitCall } from '#contract/calls.ts'
import { callAddress } from '#contract/endpoint.ts'
import { pagePattern } from '#contract/page-pattern.ts'
import type { VisitReport } from '#contract/report-visit.ts'
import { hasSessionCookie } from '#contract/session-cookies.ts'
import {
  type Connection,
  connections,
  visitLimits,
  visitsPerReport,
} from '#contract/visit-measures.ts'
import { readDevice, writeDevice } from '../safe-storage.ts'
import { listenToOutbox } from '../storage/outbox/outbox-news.ts'
import { watchVitals } from './watch-vitals.ts'

/** How many visits without a connection this device has had since its last report. */
const offlineKey = 'offline-visits'

/**
 * Measures one visit in four, and tells of it once the page is left (SEEN-7): nothing that is sent says whose it was.
 * What staff do is no visit.
 */
export function reportVisit(queryClient: QueryClient): void {
  if (hasSessionCookie(document.cookie) || Math.random() * visitsPerReport >= 1) return
  if (!('PerformanceObserver' in globalThis) || !('sendBeacon' in navigator)) return
  if (!navigator.onLine) writeDevice(offlineKey, String(readOffline() + 1))
  const page = pagePattern(location.pathname)
  const readVitals = watchVitals()
  const readTroubles = watchTroubles(queryClient)
  let hasToldVitals = false

  addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || !navigator.onLine) return
    const troubles = readTroubles()
    const offlineVisits = readOffline()
    const isNews = offlineVisits + troubles.sectionErrors + troubles.outboxWaits.length > 0
    if (hasToldVitals && !isNews) return
    const report: VisitReport = {
      page,
      connection: connectionKind(),
      ...(!hasToldVitals && { vitals: readVitals() }),
      ...troubles,
      offlineVisits,
    }
    hasToldVitals = true
    if (send(report)) writeDevice(offlineKey, undefined)
  })
}

/** @returns reads and forgets what has failed since it was read last */
function watchTroubles(queryClient: QueryClient) {
  let sectionErrors = 0
  let outboxWaits: number[] = []
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return
    // Without a connection nothing of ours has failed.
    const [of] = event.query.queryKey as readonly unknown[]
    if (of === 'section' && navigator.onLine) sectionErrors += 1
  })
  listenToOutbox((news) => {
    // Sent at once, it has not waited.
    if (news.kind === 'delivered' && news.waited >= 60_000) outboxWaits.push(news.waited / 1000)
  })
  return () => {
    const troubles = {
      sectionErrors: Math.min(sectionErrors, visitLimits.count),
      outboxWaits: outboxWaits
        .slice(0, visitLimits.waits)
        .map((wait) => Math.min(wait, visitLimits.wait)),
    }
    sectionErrors = 0
    outboxWaits = []
    return troubles
  }
}

function readOffline(): number {
  const count = Number(readDevice(offlineKey) ?? 0)
  return Number.isInteger(count) && count > 0 ? Math.min(count, visitLimits.count) : 0
}

/** Not in TypeScript's library: https://wicg.github.io/netinfo/ */
function connectionKind(): Connection {
  const { connection } = navigator as { connection?: { effectiveType?: string } }
  const told = connection?.effectiveType?.replace('slow-', '')
  return connections.find((kind) => kind === told) ?? 'unknown'
}

/** @returns whether the browser has taken it on */
function send(report: VisitReport): boolean {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' })
  return navigator.sendBeacon(callAddress(reportVisitCall), body)
}
