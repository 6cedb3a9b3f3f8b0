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

/**
 * Waits for work to end, but not for long.
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
    timer = setTimeout(() => resolve(late), limit)
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
