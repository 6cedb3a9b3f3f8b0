import { setImmediate } from 'node:timers/promises'

/** Milliseconds that a read waits for the one before it, which may hang. */
const patience = 250

/**
 * Reads a value for many who ask at once: they share a read that begins after the last of them has asked,
 * never one that had begun before. One read runs at a time, unless it takes unusually long.
 */
export function createSharedReader<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let previous: Promise<unknown> = Promise.resolve()
  let upcoming: Promise<Value> | undefined

  async function readNext(): Promise<Value> {
    await settledOrLate(previous)
    // All requests of this turn of the event loop come in first.
    await setImmediate()
    upcoming = undefined
    const reading = read()
    previous = reading.catch(() => undefined)
    return reading
  }

  return () => (upcoming ??= readNext())
}

function settledOrLate(reading: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, patience)
    void reading.then(() => {
      clearTimeout(late)
      resolve()
    })
  })
}
