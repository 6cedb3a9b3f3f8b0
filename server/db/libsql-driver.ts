import {
  SelectQueryNode,
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  type QueryResult,
} from 'kysely'
import type Libsql from 'libsql'
import type { PoolState } from './database-telemetry.ts'
import { LibsqlFile } from './libsql-file.ts'
import { asDatabaseFault } from './sqlite-fault.ts'

/** Empties the log of SQLite, in which what was deleted stays for a while; it is no statement of a transaction. */
export const emptyLogSql = 'pragma wal_checkpoint(TRUNCATE)'

/** Reads at once on one connection, and writes in turns on another one. */
export class LibsqlDriver implements Driver {
  readonly #file: LibsqlFile

  constructor(file: string, patience: number) {
    this.#file = new LibsqlFile(file, patience)
  }

  get pool(): PoolState {
    return this.#file.pool
  }

  init(): Promise<void> {
    return this.#file.open()
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return new LibsqlConnection(this.#file)
  }

  async beginTransaction(connection: LibsqlConnection): Promise<void> {
    await connection.begin().catch(throwFault)
  }

  commitTransaction(connection: LibsqlConnection): Promise<void> {
    return connection.commit().catch(throwFault)
  }

  async rollbackTransaction(connection: LibsqlConnection): Promise<void> {
    connection.rollback()
  }

  async releaseConnection(connection: LibsqlConnection): Promise<void> {
    connection.rollback()
  }

  async destroy(): Promise<void> {
    this.#file.close()
  }
}

/** The connection of one query or one transaction. */
class LibsqlConnection implements DatabaseConnection {
  readonly #file: LibsqlFile
  /** The connection for writing, during a transaction. */
  #writer: Libsql.Database | undefined

  constructor(file: LibsqlFile) {
    this.#file = file
  }

  async begin(): Promise<Libsql.Database> {
    this.#writer = await this.#file.beginWriting()
    return this.#writer
  }

  async commit(): Promise<void> {
    await this.#file.commit()
    this.#writer = undefined
  }

  /** Does nothing outside of a transaction. */
  rollback(): void {
    if (!this.#writer) return
    this.#writer = undefined
    this.#file.rollback()
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return this.#execute<Row>(query).catch(throwFault)
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery(query)
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#writer) return runInTransaction(this.#writer, query)
    if (isRead(query)) return this.#file.read((reader) => run(reader, query))
    if (query.sql === emptyLogSql) {
      await this.#file.emptyLog()
      return { rows: [] }
    }
    // A writing statement that meets a lock would stay open until garbage collection, and no commit works
    // beside it: a single one takes the lock first, as a transaction does.
    try {
      const result = run<Row>(await this.begin(), query)
      await this.commit()
      return result
    } catch (error) {
      this.rollback()
      throw error
    }
  }
}

function throwFault(error: unknown): never {
  throw asDatabaseFault(error)
}

function runInTransaction<Row>(writer: Libsql.Database, query: CompiledQuery): QueryResult<Row> {
  // A caller may have caught the fault; each statement after it would be stored on its own.
  if (!writer.inTransaction) throw new Error('SQLite has rolled this transaction back')
  return run(writer, query)
}

function isRead({ query, sql }: CompiledQuery): boolean {
  return SelectQueryNode.is(query) || /^\s*select\b/i.test(sql)
}

function run<Row>(database: Libsql.Database, { sql, parameters }: CompiledQuery): QueryResult<Row> {
  const statement = database.prepare(sql)
  // Kysely's own types say what a query's rows are.
  if (statement.reader) return { rows: statement.all(parameters) as Row[] }
  const { changes, lastInsertRowid } = statement.run(parameters)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
