import Libsql from 'libsql'

/** SQLite's result code for a lock that someone else holds. */
const sqliteBusy = 5

/** Lets one writer of this process in at a time, in the order in which they came. */
export class WriteTurns {
  readonly #waiting = new Set<() => void>()
  #isTaken = false

  /**
   * Waits for a turn, which ends with `pass()`.
   *
   * @param giveUpAt by `performance.now()`
   * @throws SqliteError `SQLITE_BUSY` once that time has come
   */
  async take(giveUpAt: number): Promise<void> {
    if (!this.#isTaken) {
      this.#isTaken = true
      return
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        this.#waiting.delete(begin)
        reject(new Libsql.SqliteError('other writers are waiting', 'SQLITE_BUSY', sqliteBusy))
      }, giveUpAt - performance.now())
      this.#waiting.add(begin)
    })
  }

  /** Hands the turn to the next writer. */
  pass(): void {
    const [next] = this.#waiting
    if (next === undefined) {
      this.#isTaken = false
      return
    }
    this.#waiting.delete(next)
    next()
  }
}
