import { readTab, writeTab } from '#src/pwa/safe-storage.ts'

const key = 'place'
/** Milliseconds in which a page may get as long as its place needs. */
const patience = 3000

/** Notes where the visitor is in a page that is being left, for `goToPlace`. */
export function notePlace(): void {
  writeTab(key, `${Math.round(scrollY)} ${location.href}`)
}

/** Pixels from the top at which a page was that is reloaded or come back to; undefined for another. */
function notedPlace(): number | undefined {
  const [begun] = performance.getEntriesByType('navigation')
  const isNew = begun instanceof PerformanceNavigationTiming && begun.type === 'navigate'
  const [top, address] = (readTab(key) ?? '').split(' ')
  return isNew || address !== location.href ? undefined : Number(top)
}

/** @returns whether the page is there */
function scrollThere(top: number | undefined, id: string): boolean {
  if (top === undefined) {
    const place = document.getElementById(id)
    place?.scrollIntoView({ behavior: 'instant' })
    return place !== null
  }
  scrollTo({ top, behavior: 'instant' })
  return Math.abs(scrollY - top) < 2
}

/**
 * Goes where the browser goes by itself in a page that the server rendered: to the place that the address names, or to
 * where the visitor was before. It looks for it before a page that is built here is there. Ends once the visitor acts.
 */
export function goToPlace(): void {
  const top = notedPlace()
  const id = location.hash.slice(1)
  const end = performance.now() + (top || (top === undefined && id) ? patience : 0)
  const acts = new AbortController()
  for (const sign of ['pointerdown', 'touchstart', 'wheel', 'keydown'])
    addEventListener(sign, () => acts.abort(), { signal: acts.signal, passive: true })
  const look = () => {
    if (acts.signal.aborted) return
    if (performance.now() > end || scrollThere(top, id)) acts.abort()
    else requestAnimationFrame(look)
  }
  look()
}
