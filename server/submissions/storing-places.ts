import { ApiError } from '#server/http/api-error.ts'
import { Turns } from '#server/limits/turns.ts'

/** Does a piece of work once there is a place for it. @throws ApiError `busy` when none became free in time */
export type InPlace = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets only a few pieces of work go on at once, so that those that wait for a locked table leave the database's
 * other connections to others.
 *
 * @param patience milliseconds that a piece of work waits for a place
 */
export function createStoringPlaces(most: number, patience: number): InPlace {
  const turns = new Turns(most)
  return async (work) => {
    if (!(await turns.take(patience))) throw new ApiError('busy', {}, { retryAfter: 2 })
    try {
      return await work()
    } finally {
      turns.pass()
    }
  }
}
