import { randomUUID } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { takePlace, waitForPlace, type Limit } from './take-place.ts'

/** Places within several limits, held together. */
export interface TakenPlaces {
  /** @param whole subjects of which all places are freed, also those of earlier tries */
  giveBack: (whole?: readonly string[]) => Promise<void>
}

/**
 * Looks whether each of the limits has a place left; it writes nothing.
 *
 * @throws ApiError `too_many_attempts` with the longest wait
 */
export async function requirePlaces(db: Database, limits: readonly Limit[]): Promise<void> {
  const waits = await Promise.all(limits.map((limit) => waitForPlace(db, limit)))
  const longest = Math.max(...waits.map((seconds) => seconds ?? 0))
  if (longest > 0) throw tooMany(longest)
}

/**
 * Takes a place within each of the limits, or within none. Where one is full already nothing is written.
 *
 * @param limits in the same order wherever they are taken, so that no two tries wait for each other
 * @throws ApiError `too_many_attempts`
 */
export async function takePlaces(db: Database, limits: readonly Limit[]): Promise<TakenPlaces> {
  await requirePlaces(db, limits)
  const holder = randomUUID()
  await db.transaction().execute(async (transaction) => {
    for (const limit of limits) {
      const place = await takePlace(transaction, limit, holder)
      if ('retryAfter' in place) throw tooMany(place.retryAfter)
    }
  })
  return {
    async giveBack(whole = []) {
      const subjects = limits.map(({ subject }) => subject)
      await db
        .deleteFrom('taken_places')
        .where('subject', 'in', [...subjects, ...whole])
        .where((row) =>
          row.or([row('holder', '=', holder), ...whole.map((one) => row('subject', '=', one))]),
        )
        .execute()
    },
  }
}

function tooMany(retryAfter: number): ApiError {
  return new ApiError('too_many_attempts', {}, { retryAfter })
}
