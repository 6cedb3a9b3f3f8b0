import type { Transaction } from 'kysely'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** A record that staff have deleted and can bring back, as it was. */
export interface DeletedRow {
  row: Row
  deletedAt: string
}

/** Reads the deleted records of a collection. @param ids narrows them; all where it is left out */
export async function readBin(
  db: Database | Transaction<Tables>,
  collection: SubmittedCollection,
  ids?: readonly string[],
): Promise<DeletedRow[]> {
  const all = db
    .selectFrom('deleted_records')
    .select(['row', 'deleted_at'])
    .where('collection', '=', collection)
  const deleted = await (ids ? all.where('record_id', 'in', ids) : all).execute()
  return deleted.map(({ row, deleted_at: deletedAt }) => ({ row: fromJson(row) as Row, deletedAt }))
}
