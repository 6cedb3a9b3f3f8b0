import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { auditChange } from '#server/collections/audit.ts'
import { changeContent } from './change-content.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import type { Store } from './store.ts'

interface Reordering {
  /** Records in their new order; the others stay where they are. */
  ids: string[]
  /** The order version that it is based on. */
  version: number
}

/**
 * Puts records in another order, and numbers the whole collection from 1. A record that moved gets a new version, so
 * that an editor who holds the old order does not write it back.
 *
 * @throws ApiError `stale` with the current order; `invalid_input` for a record that is not there
 */
export async function reorderRecords(
  db: Database,
  store: Store,
  userId: string,
  { ids, version }: Reordering,
): Promise<{ ids: string[]; orderVersion: number }> {
  return changeContent(db, store, async (transaction) => {
    const collection = store.collection.name
    const orderVersion = await raiseOrderVersion(transaction, collection)
    const rows = await collectionDb(transaction)
      .selectFrom(store.table)
      .select(['id', 'sort_order'])
      .orderBy('sort_order')
      .orderBy('id')
      .execute()
    const before = rows.map((row) => row.id)
    if (version !== orderVersion - 1) {
      throw new ApiError('stale', {}, { data: { ids: before, orderVersion: orderVersion - 1 } })
    }
    if (ids.some((id) => !before.includes(id))) {
      throw new ApiError('invalid_input', { ids: ['field.invalid'] })
    }
    const moved = new Set(ids)
    const upcoming = ids[Symbol.iterator]()
    const after = before.map((id) => (moved.has(id) ? (upcoming.next().value ?? id) : id))
    const held = new Map(rows.map((row) => [row.id, row['sort_order']]))
    for (const [index, id] of after.entries()) {
      if (held.get(id) === index + 1) continue
      await collectionDb(transaction)
        .updateTable(store.table)
        .set((expression) => ({
          sort_order: index + 1,
          version: expression('version', '+', 1),
          updated_at: toTime(new Date(timeNow())),
        }))
        .where('id', '=', id)
        .execute()
    }
    await auditChange(transaction, {
      userId,
      collection,
      action: 'reorder',
      recordId: null,
      recordVersion: null,
      before: { ids: before },
      after: { ids: after },
    })
    return { ids: after, orderVersion }
  })
}
