import { CompiledQuery, PostgresDialect, type Driver, type TransactionSettings } from 'kysely'
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
