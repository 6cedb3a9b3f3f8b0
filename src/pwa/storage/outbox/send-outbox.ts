import { submissionCalls } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { languageHeader } from '#contract/locale.ts'
import type { ApiClient, CallInput } from '#src/api/api-client.ts'
import { afterFailure, expired, isAnswerless, isExpired } from './after-failure.ts'
import type { OutboxItem } from './outbox-item.ts'
import { announce } from './outbox-news.ts'
import { outboxTag } from './outbox-names.ts'
import { readItem, readOutbox, removeItem, replaceItem } from './outbox-store.ts'

export interface Sending {
  /** Makes the call; its own language does not matter, an item is sent in the item's. */
  send: ApiClient
  /** Milliseconds since 1970. */
  now: () => number
}

/** One at a time, over all tabs and the worker. Pages without https have no locks. */
function underLock<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks === undefined ? work() : locks.request(outboxTag, work)
}

function inputOf({ id, language, fields, files }: OutboxItem): CallInput {
  const body: Record<string, string | File[]> = { ...fields }
  for (const { field, name, blob } of files) {
    const before = body[field]
    const file = new File([blob], name, { type: blob.type })
    body[field] = Array.isArray(before) ? [...before, file] : [file]
  }
  return { body, headers: { [languageHeader]: language, [idempotencyHeader]: id } }
}

/** @returns undefined once the server has it, else why it has not */
async function post(item: OutboxItem, { send, now }: Sending): Promise<ApiFailure | undefined> {
  const call = submissionCalls.find(({ id }) => id === item.call)
  try {
    // An item of another version of the site, which knew calls that this one does not.
    if (call === undefined) throw new ApiFailure(item.call, 'other')
    await send(call, inputOf(item))
  } catch (cause) {
    const failure = cause instanceof ApiFailure ? cause : new ApiFailure(item.call, 'other')
    await replaceItem(afterFailure(item, failure, now()))
    return failure
  }
  announce({ kind: 'delivered', id: item.id, call: item.call })
  await removeItem(item.id)
  return undefined
}

/**
 * Sends one item now, at a person's wish, whether it could be stored or not. Sending what another tab has just
 * delivered does no harm: the server knows it by its key.
 *
 * @returns undefined once the server has it, else why it has not
 */
export function sendItem(item: OutboxItem, sending: Sending): Promise<ApiFailure | undefined> {
  return underLock(async () => {
    const stored = await readItem(item.id)
    return post(stored === undefined || stored === 'unreadable' ? item : stored, sending)
  })
}

/** Attempts a planned item, unless another tab or the worker has done so since. */
function attempt(planned: OutboxItem, sending: Sending): Promise<ApiFailure | undefined> {
  return underLock(async () => {
    const item = await readItem(planned.id)
    if (item === undefined || item === 'unreadable') return undefined
    if (item.state !== 'waiting' || item.attempts !== planned.attempts) return undefined
    return post(item, sending)
  })
}

function isDue({ failure, nextAttemptAt }: OutboxItem, now: number, dueOnly: boolean): boolean {
  return nextAttemptAt <= now || (!dueOnly && failure !== undefined && isAnswerless(failure))
}

/**
 * Sends what waits, the oldest first, each by one tab or worker only (spec section 8; decisions 25, 30). Stops at
 * the first that gets no answer: the others would get none either.
 *
 * @param options.dueOnly leaves what had no answer to its time, too; else it is tried at once, because the
 *   connection is said to be back
 * @returns whether nothing is left waiting: where not, the worker's `sync` event should fail, to be repeated
 */
export async function sendOutbox({
  dueOnly = false,
  ...sending
}: Sending & { dueOnly?: boolean }): Promise<boolean> {
  const waiting = ((await readOutbox()) ?? []).filter(({ state }) => state === 'waiting')
  for (const item of waiting) {
    if (isExpired(item, sending.now())) {
      await replaceItem(expired(item))
      continue
    }
    if (!isDue(item, sending.now(), dueOnly)) continue
    const failure = await attempt(item, sending)
    if (failure !== undefined && isAnswerless(failure)) break
  }
  return !((await readOutbox()) ?? []).some(({ state }) => state === 'waiting')
}
