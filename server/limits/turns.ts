/** Lets only a few in at a time, in the order in which they came. */
export class Turns {
  readonly #waiting = new Set<() => void>()
  readonly #most: number
  #free: number

  constructor(most: number) {
    this.#most = most
    this.#free = most
  }

  /** The turns that are taken, and those that are waited for. */
  get state(): { inUse: number; waiting: number } {
    return { inUse: this.#most - this.#free, waiting: this.#waiting.size }
  }

  /**
   * Waits for a turn, which ends with `pass()`.
   *
   * @param patience milliseconds
   * @returns whether a turn has come within them
   */
  async take(patience: number): Promise<boolean> {
    if (this.#free > 0) {
      this.#free -= 1
      return true
    }
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(timer)
        resolve(true)
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        resolve(false)
      }, patience)
      this.#waiting.add(begin)
    })
  }

  /** Hands the turn to the caller that has waited longest. */
  pass(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#free += 1
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
