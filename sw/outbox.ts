import { defaultLanguage } from '#contract/locale.ts'
import { createApiClient } from '#src/api/api-client.ts'
import { outboxTag } from '#src/pwa/storage/outbox/outbox-lock.ts'
import { sendOutbox } from '#src/pwa/storage/outbox/send-outbox.ts'
import { onSync } from './on-sync.ts'

/** Sends what waits once the browser says that there is a connection, even if no page is open. */
export function sendOutboxOnSync(): void {
  // Each item is sent in its own language.
  const send = createApiClient(defaultLanguage)
  onSync(outboxTag, async () => {
    if (!(await sendOutbox({ send, now: Date.now }))) throw new Error('The outbox is not empty')
  })
}
