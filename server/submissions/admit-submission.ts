import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { takePlace } from '#server/limits/take-place.ts'
import type { Sender } from './in-flight.ts'

/** Milliseconds for which a submission counts (LIMIT-8). */
const window = 10 * 60 * 1000
/** Submissions of a network, and replays of one key by a network that has no place left, within the window. */
const most = { submissions: 10, replays: 30 }

/**
 * Takes one of the places that a network has, before anything of the form is read. A network without one may still
 * repeat what was stored under the key by the same call: it is only answered, so that a visitor whose answer was
 * lost is not sent away (LIMIT-9).
 *
 * @param call the id of the form's call
 * @returns what gives the place back, for a submission that was not stored
 * @throws ApiError `too_many_submissions`
 */
export async function admitSubmission(
  db: Database,
  call: string,
  { network, key }: Sender,
): Promise<() => Promise<void>> {
  const place = await takePlace(db, {
    subject: `submission ${network}`,
    most: most.submissions,
    window,
  })
  if ('giveBack' in place) return place.giveBack
  if (!(await isKnown(db, call, key))) throw new ApiError('too_many_submissions', {}, place)
  const replay = await takePlace(db, { subject: `replay ${key}`, most: most.replays, window })
  if ('retryAfter' in replay) throw new ApiError('too_many_submissions', {}, replay)
  return async () => undefined
}

async function isKnown(db: Database, call: string, key: string): Promise<boolean> {
  const stored = await db
    .selectFrom('submission_keys')
    .select('key')
    .where('key', '=', key)
    .where('call', '=', call)
    .where('expires_at', '>', toTime(new Date(timeNow())))
    .executeTakeFirst()
  return stored !== undefined
}
