import { defaultLanguage } from '#contract/locale.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { outboxTag } from '#src/pwa/storage/outbox/outbox-lock.ts'
import { sendOutbox } from '#src/pwa/storage/outbox/send-outbox.ts'

declare const self: ServiceWorkerGlobalScope

/** Background Sync's event, which no standard library of types knows yet. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/** Sends what waits once the browser says that there is a connection, even if no page is open. */
export function sendOutboxOnSync(): void {
  // Each item is sent in its own language.
  const send = createApiClient(defaultLanguage)
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent
    if (sync.tag === outboxTag) sync.waitUntil(sendOrRepeat(send))
  })
}

/** @throws to have the browser repeat the event later, while something is left */
async function sendOrRepeat(send: ReturnType<typeof createApiClient>): Promise<void> {
  if (!(await sendOutbox({ send, now: Date.now }))) throw new Error('The outbox is not empty')
}
