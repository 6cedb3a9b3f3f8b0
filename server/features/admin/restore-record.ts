import { fromJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { auditChange } from './audit.ts'
import { changeContent } from './change-content.ts'
import { collectionDb, type Row } from './collection-db.ts'
import { raiseOrderVersion } from './order-version.ts'
import { presentRecord, type AdminRecord } from './present.ts'
import type { Store } from './store.ts'

/**
 * Brings a deleted record back as it was, at a version of its own (decisions 20).
 *
 * @throws ApiError `not_found` when none of that id was deleted, or it is back already
 */
export async function restoreRecord(
  db: Database,
  store: Store,
  userId: string,
  id: string,
): Promise<AdminRecord> {
  return changeContent(db, store, async (transaction) => {
    const collection = store.collection.name
    await raiseOrderVersion(transaction, collection)
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
      .values({ ...kept, version: Number(kept['version']) + 1, updated_at: toTime(new Date()) })
      .returningAll()
      .$castTo<Row>()
      .executeTakeFirstOrThrow()
    await store.settle?.(transaction, row)
    const change = { userId, collection, recordId: id, before: null, after: store.read(row) }
    await auditChange(transaction, { ...change, action: 'restore' })
    return presentRecord(transaction, store, row)
  })
}
