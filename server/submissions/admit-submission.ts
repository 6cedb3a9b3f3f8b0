import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { AddressLimit } from './address-limit.ts'

/**
 * Takes one of the places that an address has. What was stored before may come again however often: it is
 * only answered, so that someone whose answer was lost is not sent away.
 *
 * @returns what gives the place back, for a submission that was not stored
 * @throws ApiError `too_many_submissions`
 */
export async function admitSubmission(
  db: Database,
  limit: AddressLimit,
  { address, key }: { address: string; key: string },
): Promise<() => void> {
  const place = limit.take(address)
  if ('giveBack' in place) return place.giveBack
  const stored = await db
    .selectFrom('submission_keys')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst()
  if (stored === undefined) throw new ApiError('too_many_submissions', {}, place)
  return () => undefined
}
