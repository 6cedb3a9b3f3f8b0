import type { WorkerMessage } from '#contract/worker-messages.ts'
import { fetchAssetsAhead } from './assets.ts'
import { cachePages } from './rendered-pages.ts'
import { keepPictures } from './media.ts'
import { activateBuild } from './updates.ts'
import { continueCopy, keepCopy, removeCopy, stopCopy } from './offline-copy.ts'
import { refreshSections } from './refresh-sections.ts'

declare const self: ServiceWorkerGlobalScope

let running: Promise<unknown> = Promise.resolve()

/** One after the other: two that fetch the same would fetch it twice. A failure leaves the rest to the next visit. */
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  running = running.then(work).catch(() => undefined)
  return running
}

/** Does a visitor's command for the copy at once, whatever else is under way; undefined for any other message. */
function copyWork(message: WorkerMessage): Promise<void> | undefined {
  if (message.type === 'KEEP_COPY') return keepCopy(message)
  if (message.type === 'STOP_COPY') return stopCopy()
  if (message.type === 'REMOVE_COPY') return removeCopy()
  return undefined
}

/** Does what pages ask of the worker. */
export function listenToPages(): void {
  self.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage
    event.waitUntil(
      copyWork(message) ??
        inTurn(async () => {
          if (message.type === 'SKIP_WAITING') return activateBuild()
          if (message.type !== 'WARM') return
          await refreshSections(message.language)
          await fetchAssetsAhead(message.staff)
          await cachePages()
          if (message.pictures) await keepPictures(message.pictures)
          // Not awaited here: a newer worker must not wait for it.
          event.waitUntil(continueCopy())
        }),
    )
  })
}
