/** Milliseconds that the network has before what is stored is shown (OFFLINE-3). */
export const networkPatience = 3000

/** Milliseconds after which a write counts as failed: on some devices storage neither answers nor refuses. */
export const writeLimit = 3000

/**
 * Tells if iOS has dropped the connection to a database (https://bugs.webkit.org/show_bug.cgi?id=273827); the next
 * attempt opens a new one.
 */
export function isDropped(error: unknown): boolean {
  return error instanceof Error && error.name === 'InvalidStateError'
}

async function onceMore<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isDropped(error)) return work()
    throw error
  }
}

/** The parts in which a limit is waited for. */
const parts = 5

/**
 * Waits for work to end, but not for long. A thread that is busy is no reason to give up: what has come meanwhile waits for
 * it too, behind the timer, so that a time without any turn counts as one part of the limit at the most.
 *
 * @param limit milliseconds
 * @param late stands for a result that is not there by then
 */
export async function within<T, const Late>(
  limit: number,
  work: Promise<T>,
  late: Late,
): Promise<T | Late> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeUp = new Promise<Late>((resolve) => {
    const wait = (left: number) => {
      timer = setTimeout(() => (left > 1 ? wait(left - 1) : resolve(late)), limit / parts)
    }
    wait(parts)
  })
  return Promise.race([work, timeUp]).finally(() => clearTimeout(timer))
}

/**
 * Reads from storage without ever failing or waiting for long.
 *
 * @param otherwise what stands for an answer that does not come
 * @param limit milliseconds
 */
export async function guardedRead<T>(
  read: () => Promise<T>,
  otherwise: T,
  limit = 300,
): Promise<T> {
  return within(limit, onceMore(read), otherwise).catch(() => otherwise)
}

/** Writes to storage without ever failing. @returns whether it is written */
export async function guardedWrite(write: () => Promise<unknown>): Promise<boolean> {
  return guardedRead(() => write().then(() => true), false, writeLimit)
}
