import Libsql from 'libsql'
import { Turns } from '#server/limits/turns.ts'
import type { PoolState } from './database-telemetry.ts'
import { retryWhileLocked } from './retry-while-locked.ts'
import { isLocked } from './sqlite-fault.ts'

/** SQLite's result code for a lock that another connection holds. */
const sqliteBusy = 5

/**
 * A database file with two connections to it: what waits for its turn to write, or for another process's
 * lock, holds up no reader. Nothing that waits stops the event loop.
 */
export class LibsqlFile {
  readonly #file: string
  readonly #patience: number
  readonly #turns = new Turns(1)
  #reader: Libsql.Database | undefined
  #writer: Libsql.Database | undefined
  #readerMetLock = false

  /** @param patience milliseconds that a call waits for other writers */
  constructor(file: string, patience: number) {
    this.#file = file
    this.#patience = patience
  }

  /** The one turn to write, and how many wait for it; reading waits for nobody. */
  get pool(): PoolState {
    return { read: { inUse: 0, waiting: 0 }, write: this.#turns.state }
  }

  /** Makes the file where it is missing; afterwards a fault of the file shows itself at each call. */
  async open(): Promise<void> {
    const enterWriteAheadLog = () => this.#openWriter().exec('pragma journal_mode = WAL')
    await retryWhileLocked(enterWriteAheadLog, this.#giveUpAt())
  }

  async read<Result>(query: (reader: Libsql.Database) => Result): Promise<Result> {
    return retryWhileLocked(() => this.#readNow(query), this.#giveUpAt())
  }

  /** Waits for its turn and for the lock. @returns the connection to write with, until `commit` or `rollback` */
  async beginWriting(): Promise<Libsql.Database> {
    const giveUpAt = this.#giveUpAt()
    if (!(await this.#turns.take(this.#patience)))
      throw new Libsql.SqliteError('other writers are waiting', 'SQLITE_BUSY', sqliteBusy)
    try {
      // A transaction that begins as a reader and then writes fails at once when another process has written
      // meanwhile. `exec`, since a prepared statement that meets a lock stays open until garbage collection.
      return await retryWhileLocked(() => {
        const writer = this.#openWriter()
        writer.exec('begin immediate')
        return writer
      }, giveUpAt)
    } catch (error) {
      this.#turns.pass()
      throw error
    }
  }

  /** Ends the turn; where it fails, `rollback` has to. */
  async commit(): Promise<void> {
    await retryWhileLocked(() => this.#writer?.exec('commit'), this.#giveUpAt())
    this.#turns.pass()
  }

  /** Ends the turn and never fails: the caller has a fault of its own to tell of. */
  rollback(): void {
    try {
      // After some faults, such as a full disk, SQLite has rolled back by itself.
      if (this.#writer?.inTransaction) this.#writer.exec('rollback')
    } catch {
      // Closing it rolls back as well; the next turn opens another one.
      this.#writer?.close()
      this.#writer = undefined
    } finally {
      this.#turns.pass()
    }
  }

  /** Writes the log into the main file and empties it, as far as no other process is at it. */
  async emptyLog(): Promise<void> {
    if (!(await this.#turns.take(this.#patience))) return
    try {
      this.#openWriter().exec('pragma wal_checkpoint(TRUNCATE)')
    } finally {
      this.#turns.pass()
    }
  }

  close(): void {
    this.#reader?.close()
    try {
      // The main file then holds everything: a copy of it alone is complete.
      this.#writer?.exec('pragma wal_checkpoint(TRUNCATE)')
    } catch {
      // A full disk or another process's lock: the log goes on being part of the database.
    } finally {
      this.#writer?.close()
    }
  }

  #readNow<Result>(query: (reader: Libsql.Database) => Result): Result {
    const reader = this.#openReader()
    // `exec` closes its statement even when it meets a lock.
    if (this.#readerMetLock) reader.exec('select 1 from sqlite_schema')
    this.#readerMetLock = false
    try {
      return query(reader)
    } catch (error) {
      if (isLocked(error)) {
        // Its statement stays open until garbage collection, and the connection with it at an old state.
        this.#readerMetLock = true
        reader.close()
        this.#reader = undefined
      }
      throw error
    }
  }

  #openReader(): Libsql.Database {
    if (this.#reader) return this.#reader
    const reader = connect(this.#file)
    reader.exec('pragma query_only = ON')
    return (this.#reader = reader)
  }

  #openWriter(): Libsql.Database {
    if (this.#writer) return this.#writer
    const writer = connect(this.#file)
    writer.exec('pragma synchronous = FULL')
    writer.exec('pragma foreign_keys = ON')
    // Deleted rows leave nothing in the file (PERSON-5).
    writer.exec('pragma secure_delete = ON')
    return (this.#writer = writer)
  }

  #giveUpAt(): number {
    return performance.now() + this.#patience
  }
}

function connect(file: string): Libsql.Database {
  // It never waits by itself, which would stop the event loop.
  const database = new Libsql(file, { timeout: 0 })
  // Sorting a long list needs no room on the disk.
  database.exec('pragma temp_store = MEMORY')
  return database
}
