/** Milliseconds after which a read counts as failed: storage that hangs must not hold up a page. */
const patience = 300

/** iOS drops connections to IndexedDB; a second try opens a new one. */
async function twice<T>(action: () => Promise<T>): Promise<T> {
  try {
    return await action()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'InvalidStateError') return await action()
    throw error
  }
}

/**
 * Reads from storage that may be missing, forbidden, broken or hanging; it never throws.
 *
 * @returns `otherwise` when nothing could be read in time
 */
export async function guardedRead<T>(
  read: () => Promise<T>,
  otherwise: T,
  limit: number = patience,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLate = new Promise<T>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), limit)
  })
  try {
    return await Promise.race([twice(read), tooLate])
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
  }
}

/** Writes to such storage; it never throws. @returns whether it was written */
export async function guardedWrite(write: () => Promise<unknown>): Promise<boolean> {
  try {
    await twice(write)
    return true
  } catch {
    return false
  }
}
