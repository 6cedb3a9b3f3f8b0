import type { ApiClient } from '#src/api/api-client.ts'
import { askForSync } from './storage/ask-for-sync.ts'
import { laterDelay, retryDelays } from './storage/outbox/after-failure.ts'
import { outboxTag } from './storage/outbox/outbox-lock.ts'
import { listenToOutbox } from './storage/outbox/outbox-news.ts'
import { readOutbox } from './storage/outbox/outbox-store.ts'
import { sendOutbox } from './storage/outbox/send-outbox.ts'

/** Asks the worker to send what waits once there is a connection, even if no page is open then. */
export async function askToSend(): Promise<void> {
  try {
    await askForSync(await navigator.serviceWorker.ready, outboxTag)
  } catch {
    // No worker: the pages send at the next visit.
  }
}

/**
 * Sends what waits for as long as the page is open: at once, when the browser is online again, when the page is
 * shown, and when an item's next attempt is due. An item without an answer waits for its time only while nothing
 * happens: a page that starts or is shown may have a connection that the browser never told of. An item that this page
 * itself has written and lost since its start waits for its time.
 *
 * @returns a function that ends it
 */
export function sendRepeatedly(send: ApiClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** How often storage has not answered since it last did. */
  let unanswered = 0

  const attempt = (earlyBefore: number) => {
    if (navigator.onLine) void sendOutbox({ send, now: Date.now, earlyBefore })
  }
  const plan = async () => {
    const waiting = (await readOutbox())?.filter(({ state }) => state === 'waiting')
    clearTimeout(timer)
    if (waiting?.length === 0) return
    // Not sooner than after a failure: what is due and still here is being sent, or cannot be written to.
    let delay: number = retryDelays[0]
    if (waiting === undefined) {
      // Something may wait in storage that did not answer. It is asked again, later and later.
      delay = retryDelays[unanswered] ?? retryDelays[3]
      unanswered += 1
    } else {
      unanswered = 0
      const next = Math.min(...waiting.map(({ nextAttemptAt }) => nextAttemptAt))
      // No later, since a clock that was ahead may have said when; and a timer of many days goes off at once.
      delay = Math.min(Math.max(next - Date.now(), delay), laterDelay)
    }
    timer = setTimeout(() => {
      attempt(0)
      void plan()
    }, delay)
  }
  const onOnline = () => attempt(Infinity)
  const onShown = () => {
    if (document.visibilityState === 'visible') attempt(Infinity)
  }

  const stopListening = listenToOutbox(({ kind }) => {
    if (kind === 'changed') void plan()
  })
  addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onShown)
  attempt(performance.timeOrigin)
  void plan()
  return () => {
    stopListening()
    removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onShown)
    clearTimeout(timer)
  }
}
