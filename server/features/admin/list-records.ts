import { sql } from 'kysely'
import { searchWords } from '#contract/search-text.ts'
import type { Page } from '#server/content/page.ts'
import { DatabaseFault } from '#server/db/database-fault.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Count, type Row } from '#server/collections/collection-db.ts'
import { readOrderVersion } from '#server/collections/order-version.ts'
import { conditionOf, isShown } from './list-filters.ts'
import { presentRecords, type AdminRecord } from './present.ts'
import { refreshSearchTexts } from './search-texts.ts'
import { foldedTitle, type Store } from './store.ts'

/** The fields that every collection's query schema gives; a collection's own filters come with them. */
export interface ListQuery extends Record<string, unknown> {
  pageNo: number
  pageSize: number
  search: string
  sort: string
}

/** One page of a collection, searched, filtered and sorted by nothing but what its store names. */
export async function listRecords(
  db: Database,
  store: Store,
  query: ListQuery,
): Promise<Page<AdminRecord> & { orderVersion: number }> {
  const { pageNo, pageSize } = query
  const terms = searchWords(query.search)
  const direction = query.sort.startsWith('-') ? 'desc' : 'asc'
  const sortColumn = store.sorts[query.sort.replace(/^-/, '')] ?? 'created_at'
  const orderVersion = await readOrderVersion(db, store.collection.name)

  const { table } = store
  const usesTexts = terms.length > 0 || sortColumn === foldedTitle
  if (usesTexts) await refreshSearchTexts(db, store).catch(readWithoutWriting)
  const records = collectionDb(db).selectFrom(table)
  let found = usesTexts
    ? records.innerJoin('search_texts', (join) =>
        join
          .onRef('search_texts.record_id', '=', `${table}.id`)
          .on('search_texts.collection', '=', store.collection.name),
      )
    : records
  if (store.collection.description.worked?.hidden) found = found.where(isShown(store, query))
  for (const forms of terms) {
    found = found.where((row) =>
      row.or(
        forms.map((form) => sql<boolean>`search_texts.content like ${patternOf(form)} escape '\\'`),
      ),
    )
  }
  for (const name of Object.keys(store.filters)) {
    const value = query[name]
    if (typeof value === 'string') found = found.where(conditionOf(store, name, value))
  }
  const isFolded = sortColumn === foldedTitle
  // Whole rows are read of this page alone: sorting all of them would carry every text along.
  const page = await found
    .select(`${table}.id`)
    // A search reads every text, and so counts in the same reading.
    .$if(terms.length > 0, (query) =>
      query.select(({ fn }) => fn.countAll<Count>().over().as('total')),
    )
    .orderBy(isFolded ? foldedTitle : `${table}.${sortColumn}`, direction)
    // In the same direction, so that an index holds this very order.
    .orderBy(isFolded ? 'search_texts.record_id' : `${table}.id`, direction)
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize)
    .execute()
  // Not counted yet, or a page behind the last.
  const total =
    page[0]?.total ??
    (await found.select(({ fn }) => fn.countAll<Count>().as('total')).executeTakeFirstOrThrow())
      .total
  return {
    data: await presentRecords(db, store, await readRows(db, table, page)),
    pageNo,
    pageSize,
    totalCount: Number(total),
    orderVersion,
  }
}

// Reading goes on where nothing can be written; a record changed just before is then found by its former texts.
function readWithoutWriting(error: unknown): void {
  if (!(error instanceof DatabaseFault)) throw error
}

/** Whole rows, in the order of these ids; one that went meanwhile is left out. */
async function readRows(db: Database, table: string, page: { id: string }[]): Promise<Row[]> {
  if (page.length === 0) return []
  const ids = page.map(({ id }) => id)
  const rows = await collectionDb(db)
    .selectFrom(table)
    .selectAll()
    .$castTo<Row>()
    .where('id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

function patternOf(form: string): string {
  return `%${form.replace(/[\\%_]/g, '\\$&')}%`
}
