import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { fromJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { auditChange } from '#server/collections/audit.ts'
import { changeContent } from './change-content.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { completeRow } from './complete-row.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import { presentRecord, type AdminRecord } from './present.ts'
import { enforceInvariant } from './enforce-invariant.ts'
import type { Store } from './store.ts'

/**
 * Brings a deleted record back as it was, at a version of its own, and those that belonged to it and went with
 * it (RECORD-17).
 *
 * @throws ApiError `not_found` when none of that id was deleted, or it is back already; `invalid_input` for one
 *   that belongs to a record that is gone
 */
export async function restoreRecord(
  db: Database,
  store: Store,
  userId: string,
  id: string,
): Promise<AdminRecord> {
  return changeContent(db, store, async (transaction) => {
    await raiseOrderVersion(transaction, store.collection.name)
    const row = await bringBack(transaction, store, id, userId)
    for (const part of store.parts ?? []) {
      await raiseOrderVersion(transaction, part.store.collection.name)
      const deleted = await transaction
        .selectFrom('deleted_records')
        .select('record_id')
        .where('collection', '=', part.store.collection.name)
        .where('deleted_with', '=', id)
        .execute()
      for (const { record_id } of deleted) {
        await bringBack(transaction, part.store, record_id, userId)
      }
    }
    for (const { table } of store.attachments ?? []) {
      const deleted = await transaction
        .deleteFrom('deleted_records')
        .where('collection', '=', table)
        .where('deleted_with', '=', id)
        .returning('row')
        .execute()
      for (const { row: kept } of deleted)
        await collectionDb(transaction).insertInto(table).values(fromJson(kept)).execute()
    }
    return presentRecord(transaction, store, row)
  })
}

async function bringBack(
  transaction: Transaction<Tables>,
  store: Store,
  id: string,
  userId: string,
): Promise<Row> {
  const collection = store.collection.name
  const deleted = await transaction
    .deleteFrom('deleted_records')
    .where('collection', '=', collection)
    .where('record_id', '=', id)
    .returning('row')
    .executeTakeFirst()
  if (!deleted) throw new ApiError('not_found')
  const kept = fromJson(deleted.row)
  const row = await collectionDb(transaction)
    .insertInto(store.table)
    .values({
      ...(await completeRow(transaction, store, kept, { isRestored: true })),
      version: Number(kept['version']) + 1,
      updated_at: toTime(new Date(timeNow())),
    })
    .returningAll()
    .$castTo<Row>()
    .executeTakeFirstOrThrow()
  await enforceInvariant(transaction, store, row, userId)
  await auditChange(transaction, {
    userId,
    collection,
    action: 'restore',
    recordId: id,
    recordVersion: row.version,
    before: null,
    after: store.read(row),
  })
  return row
}
