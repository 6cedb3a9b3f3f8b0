import { toJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { auditChange } from './audit.ts'
import { changeContent } from './change-content.ts'
import { collectionDb, type Row } from './collection-db.ts'
import { findRow, findRowOfVersion, staleError } from './find-row.ts'
import { raiseOrderVersion } from './order-version.ts'
import type { Store } from './store.ts'

/**
 * Deletes a record and keeps its row, so that `restoreRecord` can bring it back (decisions 20).
 *
 * @param version that the wish to delete it is based on
 * @throws ApiError `stale` with the current record, `not_found`
 */
export async function removeRecord(
  db: Database,
  store: Store,
  userId: string,
  { id, version }: { id: string; version: number },
): Promise<{ id: string }> {
  return changeContent(db, store, async (transaction) => {
    const collection = store.collection.name
    await raiseOrderVersion(transaction, collection)
    await findRowOfVersion(transaction, store, id, version)
    const row = await collectionDb(transaction)
      .deleteFrom(store.table)
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .$castTo<Row>()
      .executeTakeFirst()
    // Someone else has saved it since it was read.
    if (!row) throw await staleError(transaction, store, await findRow(transaction, store, id))
    await transaction
      .insertInto('deleted_records')
      .values({
        collection,
        record_id: id,
        row: toJson(row),
        deleted_at: toTime(new Date()),
      })
      .execute()
    await transaction
      .deleteFrom('search_texts')
      .where('collection', '=', collection)
      .where('record_id', '=', id)
      .execute()
    const change = { userId, collection, recordId: id, before: store.read(row), after: null }
    await auditChange(transaction, { ...change, action: 'remove' })
    return { id }
  })
}
