import { PageValue } from './listeners.ts'

let asked = false
/** The browser has been asked and may all the same clear what waits here. */
export const storageRefused = new PageValue(false)

/**
 * Asks the browser not to clear this site's storage when the device runs short of room: something waits here that is
 * nowhere else. Once for each page; some browsers ask the person.
 */
export async function persistStorage(): Promise<void> {
  if (asked) return
  asked = true
  const { storage } = navigator as Partial<Navigator>
  try {
    // Pages without https cannot ask.
    storageRefused.set(!((await storage?.persisted?.()) || (await storage?.persist?.())))
  } catch {
    storageRefused.set(true)
  }
}
