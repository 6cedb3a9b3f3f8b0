/** The lock under which an item is sent, and the tag of the worker's `sync` event. */
export const outboxTag = 'outbox'

/**
 * Milliseconds to wait for others that send: a person who has pressed a button waits less. A tab that its system has
 * frozen may never let go (iOS does that to pages in the background, https://github.com/w3c/web-locks/issues/4); then
 * the server's keys alone hold doubles back.
 */
const patience = { person: 20_000, background: 180_000 } as const

/** Does a piece of work alone, over all tabs and the worker. Pages without https have no locks. */
export async function underOutboxLock<T>(
  reason: 'wished' | 'unkept' | 'planned',
  work: () => Promise<T>,
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  if (locks === undefined) return work()
  const waiting = new AbortController()
  const limit = reason === 'planned' ? patience.background : patience.person
  const timer = setTimeout(() => waiting.abort(), limit)
  let isHeld = false
  try {
    return await locks.request(outboxTag, { signal: waiting.signal }, () => {
      isHeld = true
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (isHeld || !waiting.signal.aborted) throw error
    return work()
  } finally {
    clearTimeout(timer)
  }
}
