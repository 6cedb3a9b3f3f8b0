import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toJson, toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { auditChange } from '#server/collections/audit.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import type { Store } from './store.ts'

interface Removal {
  userId: string
  /** The record that it went with; null where it was deleted for itself. */
  deletedWith: string | null
}

/** Keeps a row that was deleted, so that it can be brought back, and says who deleted it. */
export async function softDelete(
  transaction: Transaction<Tables>,
  store: Store,
  row: Row,
  { userId, deletedWith }: Removal,
): Promise<void> {
  const collection = store.collection.name
  await softDeleteRow(transaction, collection, row, deletedWith)
  await transaction
    .deleteFrom('search_texts')
    .where('collection', '=', collection)
    .where('record_id', '=', row.id)
    .execute()
  await auditChange(transaction, {
    userId,
    collection,
    action: 'remove',
    recordId: row.id,
    recordVersion: row.version,
    before: store.read(row),
    after: null,
  })
}

async function softDeleteRow(
  transaction: Transaction<Tables>,
  collection: string,
  row: { id: string },
  deletedWith: string | null,
): Promise<void> {
  await transaction
    .insertInto('deleted_records')
    .values({
      collection,
      record_id: row.id,
      row: toJson(row),
      deleted_at: toTime(new Date(timeNow())),
      deleted_with: deletedWith,
    })
    .execute()
}

/** Deletes the records and rows that belong to this record, before it goes itself, and keeps their rows. */
export async function putAwayParts(
  transaction: Transaction<Tables>,
  { parts = [], attachments = [] }: Store,
  id: string,
  userId: string,
): Promise<void> {
  for (const { store, column } of parts) {
    await raiseOrderVersion(transaction, store.collection.name)
    const rows = await collectionDb(transaction)
      .deleteFrom(store.table)
      .where(column, '=', id)
      .returningAll()
      .$castTo<Row>()
      .execute()
    for (const row of rows) await softDelete(transaction, store, row, { userId, deletedWith: id })
  }
  for (const { table, column } of attachments) {
    const rows = await collectionDb(transaction)
      .deleteFrom(table)
      .where(column, '=', id)
      .returningAll()
      .$castTo<{ id: string }>()
      .execute()
    for (const row of rows) await softDeleteRow(transaction, table, row, id)
  }
}
