import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseIntrospector,
  type Dialect,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type QueryCompiler,
} from 'kysely'
import { LibsqlDriver } from './libsql-driver.ts'

/** SQLite through `libsql`: write-ahead log, every commit synced, foreign keys held. */
export class LibsqlDialect implements Dialect {
  readonly #file: string
  readonly #patience: number

  /** @param patience milliseconds that a call waits for another writer. */
  constructor(file: string, patience: number) {
    this.#file = file
    this.#patience = patience
  }

  createDriver(): Driver {
    return new LibsqlDriver(this.#file, this.#patience)
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

/** SQLite does roll back schema changes; with this Kysely's Migrator runs inside one transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}
