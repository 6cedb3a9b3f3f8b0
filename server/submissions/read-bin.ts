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

/** Reads deleted records of a collection by their ids. */
export async function readBin(
  db: Database | Transaction<Tables>,
  collection: SubmittedCollection,
  ids: readonly string[],
): Promise<DeletedRow[]> {
  const found: DeletedRow[] = []
  for await (const deleted of eachDeleted(db, collection, { ids })) found.push(...deleted)
  return found
}

/** Reads the deleted records of a collection, some at a time. @param ids narrows them; all where it is left out */
export async function* eachDeleted(
  db: Database | Transaction<Tables>,
  collection: SubmittedCollection,
  { ids, pageSize = 200 }: { ids?: readonly string[] | undefined; pageSize?: number } = {},
): AsyncGenerator<DeletedRow[]> {
  for (let last = ''; ;) {
    const deleted = await db
      .selectFrom('deleted_records')
      .select(['record_id', 'row', 'deleted_at'])
      .where('collection', '=', collection)
      .where('record_id', '>', last)
      .$if(ids !== undefined, (all) => all.where('record_id', 'in', ids ?? []))
      .orderBy('record_id')
      .limit(pageSize)
      .execute()
    yield deleted.map(({ row, deleted_at: deletedAt }) => ({
      row: fromJson(row) as Row,
      deletedAt,
    }))
    last = deleted.at(-1)?.record_id ?? last
    if (deleted.length < pageSize) return
  }
}
