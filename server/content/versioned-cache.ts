import { LRUCache } from 'lru-cache'

interface Kept<Value> {
  value: Value
  version: string
  /** The moment at which it was last known to be current, in milliseconds since 1970. */
  currentAt: number
}

interface Made<Value> {
  value: Value
  /** The version that it shows; undefined where it is not to be kept. */
  version: string | undefined
}

/**
 * Values by name, in memory. A value is replaced once one of another version has been made; those that were asked for
 * least recently make room.
 */
export class VersionedCache<Value> {
  readonly #kept: LRUCache<string, Kept<Value>>
  readonly #making = new Map<string, Promise<Value>>()

  constructor(mostBytes: number, bytesOf: (value: Value) => number) {
    this.#kept = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ value }, name) => bytesOf(value) + name.length,
    })
  }

  /** Gives the value of this version: the one that is kept, else as it is made, once for all who ask at once. */
  async get(name: string, version: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const kept = this.#kept.get(name)
    if (kept?.version === version) {
      kept.currentAt = Date.now()
      return kept.value
    }
    const task = `${version} ${name}`
    const begun = this.#making.get(task)
    if (begun !== undefined) return begun
    const making = this.#make(name, make).finally(() => this.#making.delete(task))
    this.#making.set(task, making)
    return making
  }

  /** Gives the value as it was last, in whichever version, and the seconds since it was known to be current. */
  last(name: string): { value: Value; age: number } | undefined {
    const kept = this.#kept.get(name)
    if (kept === undefined) return undefined
    return { value: kept.value, age: Math.floor((Date.now() - kept.currentAt) / 1000) }
  }

  async #make(name: string, make: () => Promise<Made<Value>>): Promise<Value> {
    const { value, version } = await make()
    if (version !== undefined) this.#kept.set(name, { value, version, currentAt: Date.now() })
    return value
  }
}
