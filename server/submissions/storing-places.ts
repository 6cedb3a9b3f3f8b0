import { ApiError } from '#server/http/api-error.ts'

/** Does a piece of work once there is a place for it. @throws ApiError `busy` when none became free in time */
export type InPlace = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Lets only a few pieces of work go on at once, so that those that wait for a locked table leave the database's
 * other connections to others.
 *
 * @param patience milliseconds that a piece of work waits for a place
 */
export function createStoringPlaces(most: number, patience: number): InPlace {
  const waiting = new Set<() => void>()
  let free = most

  async function takePlace(): Promise<void> {
    if (free > 0) {
      free -= 1
      return
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        waiting.delete(begin)
        clearTimeout(giveUp)
        resolve()
      }
      const giveUp = setTimeout(() => {
        waiting.delete(begin)
        reject(new ApiError('busy', {}, { retryAfter: 2 }))
      }, patience)
      waiting.add(begin)
    })
  }

  return async (work) => {
    await takePlace()
    try {
      return await work()
    } finally {
      const [next] = waiting
      if (next) next()
      else free += 1
    }
  }
}
