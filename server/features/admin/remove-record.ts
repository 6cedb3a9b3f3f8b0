import type { Database } from '#server/db/database.ts'
import { changeContent } from './change-content.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { requireConfirmation } from './dependents.ts'
import { findRow, findRowOfVersion, staleError } from './find-row.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import { softDelete, putAwayParts } from './soft-delete.ts'
import type { Store } from './store.ts'

/**
 * Deletes a record with those that belong to it, and keeps the rows, so that `restoreRecord` can bring them
 * back (RECORD-17).
 *
 * @param version that the wish to delete it is based on
 * @param confirmed how many records the editor was told of that hang on it (RECORD-18)
 * @throws ApiError `stale` with the current record, `not_found`; `has_dependents`; what its store says of one that others need
 */
export async function removeRecord(
  db: Database,
  store: Store,
  userId: string,
  { id, version, confirmed }: { id: string; version: number; confirmed?: number | undefined },
): Promise<{ id: string }> {
  return changeContent(db, store, async (transaction) => {
    await raiseOrderVersion(transaction, store.collection.name)
    const current = await findRowOfVersion(transaction, store, id, version)
    store.requireRemovable?.(current)
    await requireConfirmation(transaction, store, current, confirmed)
    await putAwayParts(transaction, store, id, userId)
    const row = await collectionDb(transaction)
      .deleteFrom(store.table)
      .where('id', '=', id)
      .where('version', '=', version)
      .returningAll()
      .$castTo<Row>()
      .executeTakeFirst()
    // Another request has saved it since it was read.
    if (!row) throw await staleError(transaction, store, await findRow(transaction, store, id))
    await softDelete(transaction, store, row, { userId, deletedWith: null })
    return { id }
  })
}
