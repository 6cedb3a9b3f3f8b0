import { listenToOutbox } from './storage/outbox/outbox-news.ts'
import { outboxName } from './storage/outbox/outbox-names.ts'

/** Whether this browser has ever kept a submission. Where it does not say, it may have. */
async function hasOutbox(): Promise<boolean> {
  try {
    const databases = await indexedDB.databases()
    return databases.some(({ name }) => name === outboxName)
  } catch {
    return true
  }
}

/**
 * Tells when there may be something in the outbox, without the code that reads it.
 *
 * @returns a function that ends it
 */
export function watchForOutbox(onFound: () => void): () => void {
  const stopListening = listenToOutbox(onFound)
  void hasOutbox().then((has) => {
    if (has) onFound()
  })
  return stopListening
}
