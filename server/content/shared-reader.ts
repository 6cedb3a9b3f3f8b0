import { setImmediate } from 'node:timers/promises'

/**
 * Reads a value for many who ask at once: they share a read that begins after the last of them has asked,
 * never one that had begun before. One read runs at a time.
 */
export function createSharedReader<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let previous: Promise<unknown> = Promise.resolve()
  let upcoming: Promise<Value> | undefined

  async function readNext(): Promise<Value> {
    await previous
    // All requests of this turn of the event loop come in first.
    await setImmediate()
    upcoming = undefined
    const reading = read()
    previous = reading.catch(() => undefined)
    return reading
  }

  return () => (upcoming ??= readNext())
}
