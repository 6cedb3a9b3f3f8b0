import { useState } from 'react'
import { bringBack, type RemovedLine, removeLines } from '#src/pwa/quotation/quotation-list.ts'

/** Takes lines off the list and brings them back (QUOTE-1). */
export function useRemovals() {
  const [removed, setRemoved] = useState<RemovedLine[]>([])
  return {
    /** The lines that were removed last. */
    removed,
    /** @param key of the line; left out for all of them */
    remove: async (key?: string) => setRemoved(await removeLines(key)),
    /** It cannot be brought back any more: the list that it was on is gone. */
    forget: () => setRemoved([]),
    undo: async () => {
      setRemoved([])
      await bringBack(removed)
    },
  }
}
