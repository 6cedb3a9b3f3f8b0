import { onlineManager } from '@tanstack/react-query'
import { cameOnline, wentOffline } from '#src/features/offline/offline-slice.ts'
import { resetRetries } from '#src/pwa/freshness.ts'
import type { AppStore } from './store.ts'

/** Sets the offline flag as the browser reports, now and on its online and offline events (OFFLINE-1). */
export function watchConnection({ dispatch }: Pick<AppStore, 'dispatch'>): void {
  if (!navigator.onLine) {
    dispatch(wentOffline())
    // It believes in a connection at first, and would not see this one come back.
    onlineManager.setOnline(false)
  }
  addEventListener('offline', () => dispatch(wentOffline()))
  addEventListener('online', () => {
    resetRetries()
    dispatch(cameOnline())
  })
}
