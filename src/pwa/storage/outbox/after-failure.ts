import type { ApiFailure } from '#contract/errors.ts'
import type { OutboxItem } from './outbox-item.ts'

/** Milliseconds to wait after the first failures; then an hour each (OUTBOX-5). */
export const retryDelays = [5_000, 30_000, 120_000, 600_000] as const
export const laterDelay = 3_600_000

/** Milliseconds from an item's creation for which it is tried (OUTBOX-5). */
export const lifetime = 7 * 24 * 3_600_000

/** Too slow, still in flight, too early, too often: the same submission may well be taken later. */
const passing = [408, 409, 425, 429]

/** True when the server has refused for good: waiting would not help. */
export function isRefusal({ status }: Pick<ApiFailure, 'status'>): boolean {
  return status !== undefined && status >= 400 && status < 500 && !passing.includes(status)
}

/** Tells that the server may have stored a submission all the same: its answer was lost, or told nothing of that. */
function leavesDoubt({ status }: ApiFailure): boolean {
  return (
    status === undefined || status === 409 || (status >= 500 && status !== 503 && status !== 507)
  )
}

export function isExpired({ createdAt }: OutboxItem, now: number): boolean {
  return now >= createdAt + lifetime
}

export function expired(item: OutboxItem): OutboxItem {
  return { ...item, state: 'stopped', failure: { kind: 'expired' } }
}

/**
 * An item after an attempt that failed: stopped by a refusal or at the end of its time, else waiting for its next
 * attempt, and for as long as the server asked.
 */
export function afterFailure(item: OutboxItem, failure: ApiFailure, now: number): OutboxItem {
  const { kind, status, body } = failure
  const delay = Math.max(retryDelays[item.attempts] ?? laterDelay, failure.retryAfter ?? 0)
  const tried: OutboxItem = {
    ...item,
    createdAt: Math.min(item.createdAt, now),
    attempts: item.attempts + 1,
    nextAttemptAt: now + delay,
    state: 'waiting',
    failure: { kind, body, ...(status !== undefined && { status }) },
    mayHaveArrived: item.mayHaveArrived === true || leavesDoubt(failure),
  }
  if (isRefusal(failure)) return { ...tried, state: 'stopped' }
  return isExpired(item, now) ? expired(tried) : tried
}
