import { createHash, randomUUID } from 'node:crypto'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { networkOf } from '#server/http/network-of.ts'
import { mostAttempts, sessionLimits } from './session-limits.ts'

/**
 * Counts a try at something before it is judged, so that tries made at once, or at several servers, are
 * counted too (decisions 30). What is kept of it is one small row, whatever was sent.
 *
 * @param subject what is tried, such as an account's e-mail
 * @param address the sender's
 * @throws ApiError `too_many_attempts` when too many have failed; this one then does not count
 */
export async function countAttempt(db: Database, subject: string, address: string): Promise<void> {
  const now = Date.now()
  const attempt = {
    id: randomUUID(),
    subject: digest(subject),
    network: networkOf(address),
    tried_at: toTime(new Date(now)),
  }
  await db.insertInto('attempts').values(attempt).execute()
  const blocking = [
    await findBlocking(db, 'subject', attempt.subject, now),
    await findBlocking(db, 'network', attempt.network, now),
  ].flatMap((time) => (time === undefined ? [] : [Date.parse(time)]))
  if (blocking.length === 0) return
  await db.deleteFrom('attempts').where('id', '=', attempt.id).execute()
  const free = Math.max(...blocking) + sessionLimits.attempts
  const retryAfter = Math.max(1, Math.ceil((free - now) / 1_000))
  throw new ApiError('too_many_attempts', {}, { retryAfter })
}

/** Takes back what was counted: the last try was right. */
export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom('attempts').where('subject', '=', digest(subject)).execute()
}

/** @returns the time of the attempt that must be forgotten before another is let through, if there is one. */
async function findBlocking(
  db: Database,
  by: 'subject' | 'network',
  value: string,
  now: number,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('tried_at')
    .where(by, '=', value)
    .where('tried_at', '>', toTime(new Date(now - sessionLimits.attempts)))
    .orderBy('tried_at', 'desc')
    .limit(1)
    .offset(mostAttempts[by])
    .executeTakeFirst()
  return row?.tried_at
}

function digest(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url')
}
