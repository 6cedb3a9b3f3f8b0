import type { WorkerMessage } from '#contract/worker-messages.ts'
import { warmSections } from './warm-sections.ts'

declare const self: ServiceWorkerGlobalScope

/** What pages may ask of the worker. */
export function listenToPages(): void {
  self.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage
    switch (message.type) {
      case 'SKIP_WAITING':
        void self.skipWaiting()
        break
      case 'WARM':
        event.waitUntil(warmSections(message.language))
        break
    }
  })
}
