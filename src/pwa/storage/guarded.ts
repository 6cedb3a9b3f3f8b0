/** Milliseconds after which a write counts as failed: on some devices storage neither answers nor refuses. */
const writeLimit = 3000

/** iOS drops connections to a database; the next attempt opens a new one. */
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
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limit)
  })
  try {
    return await Promise.race([onceMore(read), late])
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
  }
}

/** Writes to storage without ever failing. @returns whether it is written */
export async function guardedWrite(write: () => Promise<unknown>): Promise<boolean> {
  return guardedRead(() => write().then(() => true), false, writeLimit)
}
