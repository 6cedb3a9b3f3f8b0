import { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import pg, { type PoolClient, type QueryResult } from 'pg'
import type { PoolState } from './database-telemetry.ts'
import { asConnectionFault, endsConnection, isRefused, isSilent } from './postgres-fault.ts'

/** Milliseconds after which each kind of waiting ends. */
export interface Limits {
  /** For a connection: a free one, or a new one. */
  connection: number
  /** For another's lock, while reading and while writing. */
  readLock: number
  writeLock: number
  /** For a statement, as the server counts. */
  statement: number
  /** For any answer to a statement, as we count: a connection may have gone silent. */
  answer: number
}

/**
 * Reads wait for no lock but that of a process that alters a table. Waiting for a connection and then for a
 * statement stays within 6 seconds.
 */
export const servingLimits: Limits = {
  connection: 2_000,
  readLock: 500,
  writeLock: 2_000,
  statement: 3_000,
  answer: 3_500,
}

/** A start waits for another process's migrations, and may have long ones of its own. */
export const preparingLimits: Limits = {
  connection: 5_000,
  readLock: 120_000,
  writeLock: 120_000,
  statement: 120_000,
  answer: 125_000,
}

/** Reads and writes have connections of their own: writers that wait for a lock leave the readers theirs. */
export type Lane = 'read' | 'write'

/** A statement for pg, whose own types know no time limit of a single one. */
export interface Statement {
  text: string
  values?: unknown[]
  /** Milliseconds for the answer, in place of `Limits.answer`. */
  query_timeout?: number
}

export type Answer = QueryResult<Record<string, unknown>>

/** Connections of each lane. */
const most: Record<Lane, number> = { read: 10, write: 10 }

/** Milliseconds without an answer after which a connection is asked whether it still gives any. */
const restAllowed = 1_000
/** The question that it is asked, and the milliseconds for its answer. */
const greeting: Statement = { text: 'select 1', query_timeout: 500 }
/** Milliseconds for which a server that refuses connections is taken for one that restarts. */
const restartPatience = 2_000
/** Milliseconds without a byte after which a socket is closed: the pool lets none rest for that long. */
const deadAfter = 150_000
/** Milliseconds that the goodbye to the server may take. */
const goodbyeLimit = 1_000

/** Connections to PostgreSQL, none of which is handed out dead. */
export class PostgresConnections {
  readonly #pools: Record<Lane, pg.Pool>
  readonly #sockets = new Set<Socket>()
  readonly #answeredAt = new WeakMap<PoolClient, number>()
  /** Connections whose last answer is older than this moment are not trusted. */
  #distrustedSince = -Infinity
  #refusedSince: number | undefined
  #isEnding = false

  /** @param reportLoss told of each connection that is lost, in whatever state, until `end()` */
  constructor(connectionString: string, limits: Limits, reportLoss: (error: Error) => void) {
    const createPool = (lane: Lane) =>
      new pg.Pool({
        connectionString,
        max: most[lane],
        connectionTimeoutMillis: limits.connection,
        lock_timeout: lane === 'read' ? limits.readLock : limits.writeLock,
        statement_timeout: limits.statement,
        query_timeout: limits.answer,
        // A process that died without a goodbye must not hold its locks for hours.
        idle_in_transaction_session_timeout: 2 * limits.statement,
        keepAlive: true,
        keepAliveInitialDelayMillis: 10_000,
        stream: () => this.#openSocket(),
      })
        .on('connect', (client) => {
          this.#answeredAt.set(client, performance.now())
          // The pool listens only while a connection is idle: an error without a listener would end the process.
          client.on('error', (error) => this.#isEnding || reportLoss(error))
        })
        .on('error', () => undefined)
    this.#pools = { read: createPool('read'), write: createPool('write') }
  }

  get pool(): PoolState {
    const stateOf = ({ totalCount, idleCount, waitingCount }: pg.Pool) => ({
      inUse: totalCount - idleCount,
      waiting: waitingCount,
    })
    return { read: stateOf(this.#pools.read), write: stateOf(this.#pools.write) }
  }

  /** Hands out a connection that has answered a moment ago. @throws DatabaseFault when none is to be had */
  async take(lane: Lane): Promise<PoolClient> {
    for (;;) {
      const client = await this.#connect(lane)
      if (await this.#isSound(client)) return client
      client.release(true)
    }
  }

  /** Sends a statement, and learns from what becomes of it. */
  async ask(client: PoolClient, statement: Statement): Promise<Answer> {
    const askedAt = performance.now()
    try {
      const result = await client.query<Record<string, unknown>>(statement)
      this.#answeredAt.set(client, performance.now())
      return result
    } catch (error) {
      const failedAt = performance.now()
      if (!endsConnection(error)) this.#answeredAt.set(client, failedAt)
      // A restart or a broken line rarely spares the other connections; one that answers later is trusted again.
      else this.#distrust(isSilent(error) ? askedAt : failedAt)
      throw error
    }
  }

  /** Closes all connections, also those that do not take part in it. */
  async end(): Promise<void> {
    this.#isEnding = true
    setTimeout(() => this.#sockets.forEach((socket) => socket.destroy()), goodbyeLimit).unref()
    await Promise.all(Object.values(this.#pools).map((pool) => pool.end()))
  }

  async #connect(lane: Lane): Promise<PoolClient> {
    for (;;) {
      try {
        const client = await this.#pools[lane].connect()
        this.#refusedSince = undefined
        return client
      } catch (error) {
        this.#refusedSince ??= performance.now()
        const waited = performance.now() - this.#refusedSince
        if (!isRefused(error) || waited > restartPatience) throw asConnectionFault(error)
        await pause(50 + Math.random() * 100)
      }
    }
  }

  async #isSound(client: PoolClient): Promise<boolean> {
    const answeredAt = this.#answeredAt.get(client) ?? -Infinity
    if (answeredAt < this.#distrustedSince) return false
    if (performance.now() - answeredAt < restAllowed) return true
    return this.ask(client, greeting).then(
      () => true,
      () => false,
    )
  }

  #distrust(since: number): void {
    this.#distrustedSince = Math.max(this.#distrustedSince, since)
  }

  #openSocket(): Socket {
    const socket = new Socket()
    socket.setTimeout(deadAfter, () => socket.destroy())
    this.#sockets.add(socket)
    socket.once('close', () => this.#sockets.delete(socket))
    return socket
  }
}
