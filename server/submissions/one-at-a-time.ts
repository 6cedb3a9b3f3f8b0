import { ApiError } from '#server/http/api-error.ts'

/** Does a piece of work unless another one of the same key is still being done. */
export type OneAtATime = <Result>(key: string, work: () => Promise<Result>) => Promise<Result>

/** The pieces of work of this process; between processes the database makes the second one wait. */
export function createOneAtATime(): OneAtATime {
  const working = new Set<string>()
  return async (key, work) => {
    if (working.has(key)) throw new ApiError('still_storing', {}, { retryAfter: 1 })
    working.add(key)
    try {
      return await work()
    } finally {
      working.delete(key)
    }
  }
}
