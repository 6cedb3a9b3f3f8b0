import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { PoolClient } from 'pg'
import type { Answer, Lane, PostgresConnections, Statement } from './postgres-connections.ts'
import { asDatabaseFault, endsConnection, isClosed, isStandby } from './postgres-fault.ts'

/**
 * A connection as Kysely sees it: one statement, or one transaction. It takes a real one from the pool at its
 * first statement. Until the first answer, a connection that turns out to be closed is replaced once:
 * nothing can have been stored by then. Only a write outside a transaction is never sent twice.
 */
export class PostgresSession implements DatabaseConnection {
  readonly #connections: PostgresConnections
  #client: PoolClient | undefined
  /** The statement that has begun the transaction. */
  #begin: string | undefined
  #hasAnswered = false
  /** The error that has ended the connection; the server has rolled back by itself. */
  #loss: unknown

  constructor(connections: PostgresConnections) {
    this.#connections = connections
  }

  /** @param statement such as `begin` */
  async begin(statement: string): Promise<void> {
    this.#begin = statement
    // Migrations run several transactions, and a lock around them, over one connection.
    const begun = this.#client ? this.#ask(this.#client, { text: statement }) : this.#open('write')
    await begun.catch(throwFault)
  }

  async executeQuery<Row>({ sql, parameters, query }: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#loss !== undefined) throw asDatabaseFault(this.#loss)
    const lane = query.kind === 'SelectQueryNode' ? 'read' : 'write'
    const statement = { text: sql, values: [...parameters] }
    const { command, rowCount, rows } = await this.#send(statement, lane).catch(throwFault)
    const isChange = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'].includes(command)
    // Kysely has worked out the row's type from the statement.
    return {
      rows: rows as Row[],
      ...(isChange && { numAffectedRows: BigInt(rowCount ?? 0) }),
    }
  }

  /** Never fails for a lost connection, so that the failure that led here is the one to be told. */
  async rollBack(): Promise<void> {
    if (!this.#client) return
    await this.#ask(this.#client, { text: 'rollback' }).catch((error: unknown) => {
      if (!endsConnection(error)) throw error
    })
  }

  release(): void {
    this.#client?.release()
    this.#client = undefined
  }

  // Kysely asks for it; nothing here reads by cursor.
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('Rows are not streamed')
  }

  async #send(statement: Statement, lane: Lane): Promise<Answer> {
    const isRepeatable = !this.#hasAnswered && (this.#begin !== undefined || lane === 'read')
    try {
      return await this.#ask(this.#client ?? (await this.#open(lane)), statement)
    } catch (error) {
      if (!isRepeatable || !(isClosed(error) || isStandby(error))) throw error
      return await this.#ask(await this.#open(lane), statement)
    } finally {
      this.#hasAnswered = true
    }
  }

  async #open(lane: Lane, attempts = 2): Promise<PoolClient> {
    const client = await this.#connections.take(lane)
    this.#client = client
    this.#loss = undefined
    try {
      if (this.#begin !== undefined) await this.#ask(client, { text: this.#begin })
      return client
    } catch (error) {
      if (attempts === 1 || !isClosed(error)) throw error
      return this.#open(lane, attempts - 1)
    }
  }

  async #ask(client: PoolClient, statement: Statement): Promise<Answer> {
    try {
      return await this.#connections.ask(client, statement)
    } catch (error) {
      if (endsConnection(error)) {
        this.#loss = error
        this.#client = undefined
        client.release(true)
      }
      throw error
    }
  }
}

function throwFault(error: unknown): never {
  throw asDatabaseFault(error)
}
