/** Lets only a few in at a time, in the order in which they came. */
export class Turns {
  readonly #waiting = new Set<() => void>()
  #free: number

  constructor(most: number) {
    this.#free = most
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
