import {
  CompiledQuery,
  type DatabaseIntrospector,
  type DatabaseMetadataOptions,
  type Driver,
  type Kysely,
  PostgresDialect,
  PostgresIntrospector,
  sql,
  type TableMetadata,
  type TransactionSettings,
} from 'kysely'
import type { PoolState } from './database-telemetry.ts'
import type { PostgresConnections } from './postgres-connections.ts'
import { PostgresSession } from './postgres-session.ts'

/** PostgreSQL over connections that outlive restarts, fail-overs and silent networks (docs/decisions/0029). */
export class SturdyPostgresDialect extends PostgresDialect {
  readonly #connections: PostgresConnections

  constructor(connections: PostgresConnections) {
    super({ pool: () => Promise.reject(new Error('This dialect has connections of its own')) })
    this.#connections = connections
  }

  get pool(): PoolState {
    return this.#connections.pool
  }

  override createDriver(): Driver {
    return new PostgresSessionDriver(this.#connections)
  }

  // Kysely's own signature: an introspector reads tables that no type describes.
  // oxlint-disable-next-line typescript/no-explicit-any
  override createIntrospector(db: Kysely<any>): DatabaseIntrospector {
    return new OwnSchemaIntrospector(db)
  }
}

/** Sees our own tables alone: a restore keeps those that were there before in another schema (BACKUP-6). */
class OwnSchemaIntrospector extends PostgresIntrospector {
  readonly #db: Kysely<unknown>

  constructor(db: Kysely<unknown>) {
    super(db)
    this.#db = db
  }

  override async getTables(options?: DatabaseMetadataOptions): Promise<TableMetadata[]> {
    const { rows } = await sql<{ own: string }>`select current_schema() as own`.execute(this.#db)
    return (await super.getTables(options)).filter(({ schema }) => schema === rows[0]?.own)
  }
}

class PostgresSessionDriver implements Driver {
  readonly #connections: PostgresConnections

  constructor(connections: PostgresConnections) {
    this.#connections = connections
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresSession> {
    return new PostgresSession(this.#connections)
  }

  async beginTransaction(
    session: PostgresSession,
    { isolationLevel, accessMode }: TransactionSettings,
  ): Promise<void> {
    const level = isolationLevel ? ` isolation level ${isolationLevel}` : ''
    await session.begin(`begin${level}${accessMode ? ` ${accessMode}` : ''}`)
  }

  async commitTransaction(session: PostgresSession): Promise<void> {
    await session.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(session: PostgresSession): Promise<void> {
    await session.rollBack()
  }

  async releaseConnection(session: PostgresSession): Promise<void> {
    session.release()
  }

  async destroy(): Promise<void> {
    await this.#connections.end()
  }
}
