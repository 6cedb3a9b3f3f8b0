import type { WorkerMessage } from '#contract/worker-messages.ts'
import { warmAssets } from './assets.ts'
import { keepPages } from './kept-pages.ts'
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
        event.waitUntil(
          warmSections(message.language)
            .then(() => warmAssets(event))
            .then(keepPages)
            // The network went: what is missing is fetched at the next visit.
            .catch(() => undefined),
        )
        break
    }
  })
}
