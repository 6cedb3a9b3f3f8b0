import { requestQuotationCall, submissionCalls } from '#contract/calls.ts'
import { ApiFailure, isUnanswered } from '#contract/errors.ts'
import { idempotencyHeader } from '#contract/idempotency.ts'
import { languageHeader } from '#contract/locale.ts'
import type { ApiClient, CallInput } from '#src/api/api-client.ts'
import { reportWait } from '../../visits/report-wait.ts'
import { announceListed, takeOffSent } from '../quotation-store.ts'
import { afterFailure, expired, isExpired } from './after-failure.ts'
import type { OutboxItem } from './outbox-item.ts'
import { announce } from './outbox-news.ts'
import { underOutboxLock } from './outbox-lock.ts'
import { markDelivered, readOutbox, readStored, replaceItem } from './outbox-store.ts'

export interface Sending {
  /** Makes the call; its own language does not matter, an item is sent in the item's. */
  send: ApiClient
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * The reason to send an item. `wished`: a person asked for it. `unkept`: the same, and it could not be stored.
 * `planned`: its time has come, unless another tab or the worker has attempted it since it was read.
 */
export type Reason = 'wished' | 'unkept' | 'planned'

/** The result of sending it. `skipped`: it has been withdrawn, or attempted by another. */
type AttemptResult = 'delivered' | 'skipped' | ApiFailure

function inputOf({ id, language, fields, files }: OutboxItem): CallInput {
  const body: Record<string, unknown> = { ...fields }
  for (const { field, name, blob } of files)
    body[field] = [body[field] ?? [], new File([blob], name, { type: blob.type })].flat()
  return { body, headers: { [languageHeader]: language, [idempotencyHeader]: id } }
}

async function post(
  item: OutboxItem,
  reason: Reason,
  { send, now }: Sending,
): Promise<AttemptResult> {
  const call = submissionCalls.find(({ id }) => id === item.call)
  try {
    // An item of another version of the site, which knew calls that this one does not.
    if (call === undefined) throw new ApiFailure(item.call, 'other')
    await send(call, inputOf(item))
  } catch (cause) {
    const failure = cause instanceof ApiFailure ? cause : new ApiFailure(item.call, 'other')
    if (reason !== 'unkept') await replaceItem(afterFailure(item, failure, now()))
    return failure
  }
  const isShorter = await takeOffDelivered(item)
  const wasKept = await markDelivered(item, now())
  const late = reason !== 'unkept' && wasKept === false
  announce({ kind: 'delivered', id: item.id, call: item.call, draft: item.draft, late })
  announce({ kind: 'changed' })
  if (isShorter) announceListed()
  reportWait(send, item.call, now() - item.createdAt)
  return 'delivered'
}

/**
 * Takes the lines of a delivered request off the quotation list, whoever has sent it (QUOTE-7). Before its receipt: a page
 * that goes away in between sends the item again, under the same key. One that was withdrawn meanwhile leaves the list
 * as its person has made it since.
 */
async function takeOffDelivered({ id, call, fields }: OutboxItem): Promise<boolean> {
  if (call !== requestQuotationCall.id) return false
  const stored = await readStored(id)
  return stored !== undefined && (await takeOffSent(fields['Lines']))
}

/**
 * Sends one item, while no other tab and not the worker does. Sending what the server already has does no harm: it
 * knows it by its key.
 */
export function attempt(
  item: OutboxItem,
  reason: Reason,
  sending: Sending,
): Promise<AttemptResult> {
  return underOutboxLock(reason, async () => {
    const stored = reason === 'unkept' ? item : await readStored(item.id)
    if (stored === 'unreadable')
      return reason === 'wished' ? post(item, reason, sending) : 'skipped'
    if (stored === undefined) return 'skipped'
    if (stored.state === 'delivered') return 'delivered'
    const isAsPlanned = stored.state === 'waiting' && stored.attempts === item.attempts
    return reason === 'planned' && !isAsPlanned ? 'skipped' : post(stored, reason, sending)
  })
}

function isDue(item: OutboxItem, now: number, earlyBefore: number): boolean {
  const { createdAt, failure, nextAttemptAt } = item
  const early = createdAt < earlyBefore && failure !== undefined && isUnanswered(failure)
  // Written by a clock that was ahead: its times are none.
  return early || nextAttemptAt <= now || createdAt > now
}

/**
 * Sends what waits, the oldest first, each by one tab or worker only (OUTBOX-6). Stops at
 * the first that gets no answer: the others would get none either.
 *
 * @param options.earlyBefore milliseconds since 1970: what was written before then and had no answer is tried before
 *   its time, too, because there may be a connection again; where left out, all of it
 * @returns whether nothing is left waiting: where not, the worker's `sync` event should fail, to be repeated
 */
export async function sendOutbox({
  earlyBefore = Infinity,
  ...sending
}: Sending & { earlyBefore?: number }): Promise<boolean> {
  const waiting = ((await readOutbox()) ?? []).filter(({ state }) => state === 'waiting')
  for (const item of waiting) {
    // One that was never tried is tried once, however old it is: it may be by a clock that was behind.
    if (item.attempts > 0 && isExpired(item, sending.now())) {
      await replaceItem(expired(item))
      continue
    }
    if (!isDue(item, sending.now(), earlyBefore)) continue
    const result = await attempt(item, 'planned', sending)
    if (result instanceof ApiFailure && isUnanswered(result)) break
  }
  const left = await readOutbox()
  return left !== undefined && !left.some(({ state }) => state === 'waiting')
}
