import { useSyncExternalStore } from 'react'

let asked = false
let refused = false
const listeners = new Set<() => void>()

/**
 * Asks the browser not to clear this site's storage when the device runs short of room: something waits here that is
 * nowhere else. Once for each page; some browsers ask the person.
 */
export async function keepStorage(): Promise<void> {
  if (asked) return
  asked = true
  const { storage } = navigator as Partial<Navigator>
  try {
    // Pages without https cannot ask.
    refused = !((await storage?.persisted?.()) || (await storage?.persist?.()))
  } catch {
    refused = true
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the browser may clear what waits here, as far as it has been asked. */
export function useStorageRefused(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => refused,
    () => false,
  )
}
