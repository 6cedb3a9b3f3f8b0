import type { Transaction } from 'kysely'
import { toJson, toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { auditChange } from './audit.ts'
import { collectionDb, type Row } from './collection-db.ts'
import { raiseOrderVersion } from './order-version.ts'
import type { Store } from './store.ts'

interface Removal {
  userId: string
  /** The record that it went with; null where it was deleted for itself. */
  deletedWith: string | null
}

/** Keeps a row that was deleted, so that it can be brought back, and says who deleted it. */
export async function putAway(
  transaction: Transaction<Tables>,
  store: Store,
  row: Row,
  { userId, deletedWith }: Removal,
): Promise<void> {
  const collection = store.collection.name
  await transaction
    .insertInto('deleted_records')
    .values({
      collection,
      record_id: row.id,
      row: toJson(row),
      deleted_at: toTime(new Date()),
      deleted_with: deletedWith,
    })
    .execute()
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

/** Deletes the records that belong to this one, before it goes itself, and keeps their rows. */
export async function putAwayParts(
  transaction: Transaction<Tables>,
  { parts = [] }: Store,
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
    for (const row of rows) await putAway(transaction, store, row, { userId, deletedWith: id })
  }
}
