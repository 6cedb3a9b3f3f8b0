import { onlineManager } from '@tanstack/react-query'
import { resetRetries } from '#src/pwa/freshness.ts'

/** Has what is fetched follow the browser's word on its connection, from the start on. */
export function watchConnection(): void {
  // It believes in a connection at first, and would not see this one come back.
  if (!navigator.onLine) onlineManager.setOnline(false)
  addEventListener('online', resetRetries)
}
