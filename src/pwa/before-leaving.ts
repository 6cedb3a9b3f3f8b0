import { within, writeLimit } from './storage/guarded.ts'

/** Each keeps what is not yet on its way to the device. */
const keepers = new Set<() => void>()
/** Work on its way there: a page that goes before its end may take it along. */
const underWay = new Set<Promise<unknown>>()

/** Calls back when the page is hidden, goes away, or is about to be left by itself. @returns a function that ends it */
export function whenLeft(keep: () => void): () => void {
  const listening = new AbortController()
  keepers.add(keep)
  document.addEventListener('visibilitychange', keep, listening)
  addEventListener('pagehide', keep, listening)
  return () => {
    keepers.delete(keep)
    listening.abort()
  }
}

/** Notes work whose result should outlast the page. @returns the same work */
export function outlastsPage<T>(work: Promise<T>): Promise<T> {
  underWay.add(work)
  const end = () => underWay.delete(work)
  work.then(end, end)
  return work
}

/** To be waited for by what leaves the page by itself; it is never long. */
export async function beforeLeaving(): Promise<void> {
  for (const keep of keepers) keep()
  await within(writeLimit, Promise.allSettled(underWay), undefined)
}
