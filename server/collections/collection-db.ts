import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export type ColumnValue = string | number | null
export type Columns = Record<string, ColumnValue>

/** A row of any collection. */
export type Row = Columns & { id: string; version: number; created_at: string; updated_at: string }

export type CollectionDb = Kysely<Record<string, Row>>

/**
 * The database as code sees it that knows no collection by name. Names of tables and columns come from the
 * collections' descriptions alone, never from a request.
 */
export function collectionDb(db: Database | Transaction<Tables>): CollectionDb {
  // Every table of records has these columns; its own ones are the store's affair.
  return db as unknown as CollectionDb
}
