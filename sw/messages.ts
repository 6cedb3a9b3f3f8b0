import type { WorkerMessage } from '#contract/worker-messages.ts'
import { fetchAssetsAhead } from './assets.ts'
import { keepPages } from './rendered-pages.ts'
import { keepPictures } from './media.ts'
import { hydratePage } from './updates.ts'
import { refreshSections } from './refresh-sections.ts'

declare const self: ServiceWorkerGlobalScope

let running: Promise<unknown> = Promise.resolve()

/** One after the other: two that fetch the same would fetch it twice. A failure leaves the rest to the next visit. */
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  running = running.then(work).catch(() => undefined)
  return running
}

/** Does what pages ask of the worker. */
export function listenToPages(): void {
  self.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage
    event.waitUntil(
      inTurn(async () => {
        if (message.type === 'SKIP_WAITING') return hydratePage()
        await refreshSections(message.language)
        await fetchAssetsAhead(message.staff)
        await keepPages()
        if (message.pictures) await keepPictures(message.pictures)
      }),
    )
  })
}
