import { useSyncExternalStore } from 'react'
import { Listeners } from './listeners.ts'

let asked = false
let refused = false
const listeners = new Listeners()

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
  listeners.tell()
}

/** Tells that the browser has been asked and may all the same clear what waits here. */
export function useStorageRefused(): boolean {
  return useSyncExternalStore(
    listeners.listen,
    () => refused,
    () => false,
  )
}
