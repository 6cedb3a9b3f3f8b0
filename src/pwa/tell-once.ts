import { announce } from './storage/outbox/outbox-news.ts'

/** Milliseconds in which tabs that are seen side by side could tell the same. */
const overlap = 5000

const told = new Set<string>()

/** Notes that another page has told of this delivery. */
export function markTold(id: string): void {
  told.add(id)
}

function shown(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', look)
      resolve()
    }
    document.addEventListener('visibilitychange', look)
    look()
  })
}

/**
 * Tells of a delivery in one page only: the one that a person sees, now or next.
 *
 * @param id the item's
 */
export async function tellOnce(id: string, tell: () => void): Promise<void> {
  await shown()
  if (told.has(id)) return
  told.add(id)
  const { locks } = navigator as Partial<Navigator>
  if (locks === undefined) return tell()
  await locks.request(`${id} told`, { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    tell()
    announce({ kind: 'told', id })
    await new Promise((resolve) => setTimeout(resolve, overlap))
  })
}
