type Work<T> = (lock: object | null) => Promise<T>

/** Web Locks for tests outside a browser: one holder per name, the others wait in their order. */
export function createFakeLocks() {
  const tails = new Map<string, Promise<unknown>>()
  const request = <T>(
    name: string,
    second: Work<T> | { ifAvailable?: boolean; signal?: AbortSignal },
    third?: Work<T>,
  ): Promise<T> => {
    const { ifAvailable = false, signal } = typeof second === 'function' ? {} : second
    const work = typeof second === 'function' ? second : third
    if (work === undefined) throw new Error('A lock needs work to do under it')
    const before = tails.get(name)
    if (before !== undefined && ifAvailable) return work(null)
    const givenUp = new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
    })
    const turn = before === undefined ? Promise.resolve() : Promise.race([before, givenUp])
    const done = turn.then(() => work({ name }))
    const tail = Promise.all([before, done.catch(() => {})]).then(() => {
      if (tails.get(name) === tail) tails.delete(name)
    })
    tails.set(name, tail)
    return done
  }
  return { request }
}
