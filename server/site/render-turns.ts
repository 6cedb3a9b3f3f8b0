import { ApiError } from '#server/http/api-error.ts'

interface TurnLimits {
  /** Renderings at once. */
  running: number
  /** Requests that may wait for their turn. */
  waiting: number
  /** Turns that one client may hold, running and waiting. */
  perClient: number
  /** The part of the time that renderings may take, from 0 to 1. */
  share: number
}

/** Milliseconds. */
const longestRest = 1000
/** Seconds. */
const retryAfter = 2

type InTurn = <Result>(client: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Gives renderings their turn, and the thread a rest after each, so that those who ask for pages that are ready are
 * answered in between.
 *
 * @returns runs work once it is its turn. @throws ApiError `busy` where too many wait
 */
export function createRenderTurns({ running, waiting, perClient, share }: TurnLimits): InTurn {
  const queue: (() => void)[] = []
  const heldBy = new Map<string, number>()
  let free = running

  function startNext(): void {
    if (free === 0) return
    const start = queue.shift()
    if (start === undefined) return
    free -= 1
    start()
  }

  return async (client, work) => {
    const held = heldBy.get(client) ?? 0
    if (held >= perClient || (free === 0 && queue.length >= waiting))
      throw new ApiError('busy', {}, { retryAfter })
    heldBy.set(client, held + 1)
    await new Promise<void>((resolve) => {
      queue.push(resolve)
      startNext()
    })
    const begun = performance.now()
    try {
      return await work()
    } finally {
      const others = (heldBy.get(client) ?? 1) - 1
      if (others === 0) heldBy.delete(client)
      else heldBy.set(client, others)
      const rest = Math.min((performance.now() - begun) * (1 / share - 1), longestRest)
      setTimeout(() => {
        free += 1
        startNext()
      }, rest)
    }
  }
}
