import { searchWords } from '#contract/search-text.ts'
import type { Page } from '#server/content/page.ts'
import { DatabaseFault } from '#server/db/database-fault.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { readOrderVersion } from '#server/collections/order-version.ts'
import { findPage } from './find-page.ts'
import type { ListQuery } from './list-query.ts'
import { presentRecords, type AdminRecord } from './present.ts'
import { planSearch } from './search-index.ts'
import { refreshSearchTexts } from './search-texts.ts'
import { foldedTitle, type Store } from './store.ts'

/** Records up to which those that a search finds are counted: a word that half of all have costs little more than a rare one. */
const mostCounted = 5_000

/**
 * One page of a collection, searched, filtered and sorted by nothing but what its store names.
 *
 * @param most records up to which those that a search finds are counted (LIST-13)
 */
export async function listRecords(
  db: Database,
  store: Store,
  query: ListQuery,
  most = mostCounted,
): Promise<Page<AdminRecord> & { orderVersion: number; isLeast?: boolean }> {
  const { pageNo, pageSize } = query
  const words = searchWords(query.search)
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc'
  const sortColumn = store.sorts[query.sort.replace(/^-/, '')] ?? 'created_at'
  const orderVersion = await readOrderVersion(db, store.collection.name)

  if (words.length > 0 || sortColumn === foldedTitle)
    await refreshSearchTexts(db, store).catch(readWithoutWriting)
  const search = await planSearch(db, store, words)
  const { ids, total, ...least } = await findPage(db, store, {
    query,
    search,
    sortColumn,
    direction,
    mostCounted: most,
  })
  return {
    data: await presentRecords(db, store, await readRows(db, store.table, ids)),
    pageNo,
    pageSize,
    totalCount: total,
    ...least,
    orderVersion,
  }
}

// Reading goes on where nothing can be written; a record changed just before is then found by its former texts.
function readWithoutWriting(error: unknown): void {
  if (!(error instanceof DatabaseFault)) throw error
}

/** Whole rows, in the order of these ids; one that went meanwhile is left out. */
async function readRows(db: Database, table: string, ids: readonly string[]): Promise<Row[]> {
  if (ids.length === 0) return []
  const rows = await collectionDb(db)
    .selectFrom(table)
    .selectAll()
    .$castTo<Row>()
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}
