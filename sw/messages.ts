import type { WorkerMessage } from '#contract/worker-messages.ts'
import { fetchAssetsAhead } from './assets.ts'
import { makeWay } from './fetch-ahead.ts'
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

/** Does what a message asks; a visitor's command for the copy at once, whatever else is under way. */
async function answer(message: WorkerMessage, event: ExtendableEvent): Promise<unknown> {
  switch (message.type) {
    case 'KEEP_COPY':
      return keepCopy(message)
    case 'STOP_COPY':
      return stopCopy()
    case 'REMOVE_COPY':
      return removeCopy()
    case 'MAKE_WAY':
      return makeWay()
    case 'SKIP_WAITING':
      return inTurn(activateBuild)
    case 'WARM':
      return inTurn(async () => {
        await refreshSections(message.language)
        await fetchAssetsAhead(message.staff)
        await cachePages()
        if (message.pictures) await keepPictures(message.pictures)
        // Beside the others, whose turn would not come for long.
        event.waitUntil(continueCopy())
      })
  }
}

/** Does what pages ask of the worker. */
export function listenToPages(): void {
  self.addEventListener('message', (event) =>
    event.waitUntil(answer(event.data as WorkerMessage, event)),
  )
}
