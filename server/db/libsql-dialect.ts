import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
  type SqliteDatabase,
} from 'kysely'
import Libsql from 'libsql'

/** SQLite through `libsql`: write-ahead log, every commit synced, foreign keys held (decisions 23). */
export class LibsqlDialect implements Dialect {
  readonly #file: string
  readonly #patience: number

  /** @param patience milliseconds that a statement waits for another process's lock. */
  constructor(file: string, patience: number) {
    this.#file = file
    this.#patience = patience
  }

  createDriver(): Driver {
    const open = async () => openLibsql(this.#file, this.#patience)
    return new ImmediateDriver({ database: open })
  }

  createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  // Kysely's own signature: an introspector reads tables that no type describes.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new SqliteIntrospector(db)
  }
}

/**
 * A transaction that begins as a reader and then writes fails at once when another process has written
 * meanwhile, whatever the time-out: every transaction takes the write lock at its beginning.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

/** SQLite does roll back schema changes; with this Kysely's Migrator runs inside one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function openLibsql(file: string, patience: number): SqliteDatabase {
  const database = new Libsql(file, { timeout: patience })
  enterWriteAheadLog(database, patience)
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  return {
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(parameters),
        run: (parameters) => statement.run(parameters),
        iterate: (parameters) => statement.iterate(parameters),
      }
    },
    close() {
      // The main file then holds everything, even for someone who copies it alone.
      database.pragma('wal_checkpoint(TRUNCATE)')
      database.close()
    },
  }
}

// Changing the journal mode does not honour the busy time-out, and two processes may start at once.
function enterWriteAheadLog(database: InstanceType<typeof Libsql>, patience: number): void {
  const giveUpAt = Date.now() + patience
  for (;;) {
    try {
      database.pragma('journal_mode = WAL')
      return
    } catch (error) {
      const busy = error instanceof Libsql.SqliteError && error.code.startsWith('SQLITE_BUSY')
      if (!busy || Date.now() > giveUpAt) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20)
    }
  }
}
