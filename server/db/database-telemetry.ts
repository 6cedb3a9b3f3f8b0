import { SelectQueryNode, type Kysely, type LogEvent } from 'kysely'
import type { Tables } from './tables.ts'

/** Connections that are at work, and callers that wait for one, by what they do. */
export type PoolState = Record<'read' | 'write', { inUse: number; waiting: number }>

/** A statement that has ended, however it ended. */
export interface EndedQuery {
  kind: 'read' | 'write'
  /** Milliseconds, with the wait for a connection or a lock. */
  duration: number
}

type ObserveQuery = (query: EndedQuery) => void

interface DatabaseTelemetry {
  engine: 'sqlite' | 'postgresql'
  pool: () => PoolState
  /** Tells of each statement from now on, in the asynchronous context of whoever asked. */
  onQuery: (observe: ObserveQuery) => void
}

const telemetries = new WeakMap<Kysely<Tables>, DatabaseTelemetry>()

/** Gives the telemetry of an open database. */
export function telemetryOf(db: Kysely<Tables>): DatabaseTelemetry {
  const found = telemetries.get(db)
  if (found === undefined) throw new Error('This database was not opened by openDatabase')
  return found
}

/** Makes a database observable: give Kysely `logQuery`, and then the database to `observe`. */
export function observeDatabase() {
  const observers: ObserveQuery[] = []
  return {
    logQuery: ({ query, queryDurationMillis }: LogEvent): void => {
      if (observers.length === 0) return
      const kind = SelectQueryNode.is(query.query) ? 'read' : 'write'
      for (const observe of observers) observe({ kind, duration: queryDurationMillis })
    },
    observe: (db: Kysely<Tables>, telemetry: Omit<DatabaseTelemetry, 'onQuery'>): void => {
      telemetries.set(db, { ...telemetry, onQuery: (observe) => observers.push(observe) })
    },
  }
}
