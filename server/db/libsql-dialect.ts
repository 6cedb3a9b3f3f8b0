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
import type { PoolState } from './database-telemetry.ts'
import { LibsqlDriver } from './libsql-driver.ts'

/** SQLite through `libsql`: write-ahead log, every commit synced, foreign keys held. */
export class LibsqlDialect implements Dialect {
  readonly #driver: LibsqlDriver

  /** @param patience milliseconds that a call waits for another writer. */
  constructor(file: string, patience: number) {
    this.#driver = new LibsqlDriver(file, patience)
  }

  get pool(): PoolState {
    return this.#driver.pool
  }

  createDriver(): Driver {
    return this.#driver
  }

  createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }

  createQueryCompiler(): QueryCompiler {
    return new SqliteQueryCompiler()
  }

  // Kysely's own signature: an introspector reads tables that no type describes.
  // oxlint-disable-next-line typescript/no-explicit-any
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
