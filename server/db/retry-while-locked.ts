import { setTimeout } from 'node:timers/promises'
import { isLocked } from './sqlite-fault.ts'

/** Milliseconds between two attempts: short at first, since most locks last for one commit. */
const pauses = { first: 1, longest: 25 }

/**
 * Makes an attempt again and again while another connection holds the lock that it needs. SQLite's own
 * waiting would stop the event loop, since `libsql` is synchronous.
 *
 * @param giveUpAt by `performance.now()`; the attempt then fails as it did last
 */
export async function retryWhileLocked<Result>(
  attempt: () => Result,
  giveUpAt: number,
): Promise<Result> {
  for (let pause = pauses.first; ; pause = Math.min(2 * pause, pauses.longest)) {
    try {
      return attempt()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= giveUpAt) throw error
    }
    await setTimeout(pause)
  }
}
