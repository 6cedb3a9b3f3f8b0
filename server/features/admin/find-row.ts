import type { Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { presentRecord } from './present.ts'
import type { Store } from './store.ts'

/** @throws ApiError `not_found` */
export async function findRow(
  db: Database | Transaction<Tables>,
  store: Store,
  id: string,
): Promise<Row> {
  const row = await collectionDb(db)
    .selectFrom(store.table)
    .selectAll()
    .$castTo<Row>()
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) throw new ApiError('not_found')
  return row
}

/**
 * The row that a change is based on.
 *
 * @throws ApiError `stale`, with the current record, when it is of another version by now; `not_found`
 */
export async function findRowOfVersion(
  transaction: Transaction<Tables>,
  store: Store,
  id: string,
  version: number,
): Promise<Row> {
  const row = await findRow(transaction, store, id)
  if (row.version !== version) throw await staleError(transaction, store, row)
  return row
}

/** Refuses a change that is based on another version than the current one, and shows the current one (RECORD-13). */
export async function staleError(
  transaction: Transaction<Tables>,
  store: Store,
  current: Row,
): Promise<ApiError> {
  return new ApiError('stale', {}, { data: await presentRecord(transaction, store, current) })
}
