import type { Vital } from '#contract/visit-measures.ts'

/** Milliseconds: shifts closer together than `gap` belong together, for `longest` at most (https://web.dev/articles/cls). */
const shiftWindow = { gap: 1000, longest: 5000 }
/** Interactions of which one may be slow without telling of the page (https://web.dev/articles/inp). */
const interactionsPerOutlier = 50
/** The slowest interactions that are remembered. */
const mostSlow = 10

/** The members of entries that TypeScript's library does not describe yet. */
interface LayoutShift extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
}
interface Interaction extends PerformanceEntry {
  interactionId: number
}

/**
 * Watches how fast the page is for this visitor; what happened before is told by the browser.
 *
 * @returns reads the figures of now; those that the browser does not know are left out
 */
export function watchVitals(): () => Partial<Record<Vital, number>> {
  // For browsers that do not tell when a page was hidden.
  const isHidden = document.visibilityState === 'hidden'
  let lcp: number | undefined
  let cls: number | undefined
  const shifts = { value: 0, first: 0, last: 0 }
  const slow = new Map<number, number>()
  const interactions = new Set<number>()

  watch('largest-contentful-paint', (entry) => {
    // A page in the background is painted when somebody looks at it.
    if (!isHidden && !wasHiddenBefore(entry.startTime)) lcp = entry.startTime
  })
  const knowsShifts = watch('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift
    if (hadRecentInput) return
    const { gap, longest } = shiftWindow
    const isOneMore = startTime - shifts.last < gap && startTime - shifts.first < longest
    if (!isOneMore) Object.assign(shifts, { value: 0, first: startTime })
    shifts.value += value
    shifts.last = startTime
    cls = Math.max(cls ?? 0, shifts.value)
  })
  watch('event', (entry) => {
    const { interactionId, duration } = entry as Interaction
    if (!interactionId) return
    interactions.add(interactionId)
    slow.set(interactionId, Math.max(duration, slow.get(interactionId) ?? 0))
    if (slow.size > mostSlow) slow.delete(quickest(slow))
  })

  return () => {
    const inp = inpOf([...slow.values()], interactions.size)
    const ttfb = timeToFirstByte()
    return {
      ...(lcp !== undefined && { lcp }),
      ...(inp !== undefined && { inp }),
      // No shift at all is a good figure, where the browser would tell of one.
      ...(knowsShifts && { cls: cls ?? 0 }),
      ...(ttfb !== undefined && { ttfb }),
    }
  }
}

/** @returns whether the browser tells of such entries */
function watch(type: string, take: (entry: PerformanceEntry) => void): boolean {
  if (!PerformanceObserver.supportedEntryTypes.includes(type)) return false
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
    type,
    buffered: true,
    ...(type === 'event' && { durationThreshold: 16 }),
  })
  return true
}

function wasHiddenBefore(time: number): boolean {
  return performance
    .getEntriesByType('visibility-state')
    .some(({ name, startTime }) => name === 'hidden' && startTime < time)
}

function quickest(slow: ReadonlyMap<number, number>): number {
  const [[id] = [0]] = [...slow].sort(([, one], [, other]) => one - other)
  return id
}

function inpOf(durations: number[], count: number): number | undefined {
  const outliers = Math.floor(count / interactionsPerOutlier)
  const slowest = durations.sort((one, other) => other - one)
  return slowest[Math.min(outliers, slowest.length - 1)]
}

function timeToFirstByte(): number | undefined {
  const [navigation] = performance.getEntriesByType('navigation')
  const { responseStart = 0 } = (navigation ?? {}) as Partial<PerformanceNavigationTiming>
  return responseStart > 0 ? responseStart : undefined
}
