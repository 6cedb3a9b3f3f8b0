import type { SelectQueryBuilder } from 'kysely'
import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { columnOf } from '#server/collections/columns-of.ts'
import { conditionOf, isShown } from './list-filters.ts'
import type { ListQuery } from './list-query.ts'
import { hasWord, joinIndex, type SearchPlan } from './search-index.ts'
import { foldedTitle, type Store } from './store.ts'

interface Asked {
  query: ListQuery
  search: SearchPlan
  /** Records up to which those that a search finds are counted. */
  mostCounted: number
  sortColumn: string
  direction: 'asc' | 'desc'
}

type Found = SelectQueryBuilder<Record<string, Row>, string, object>

export interface FoundPage {
  ids: string[]
  total: number
  /** True where more may be found than `total` says (LIST-13). */
  isLeast?: boolean
}

/**
 * The ids of a page of a list, and how many records the list has. A page is read from the nearer end of the list, by an
 * index that has its order, so that the last costs what the first does (LIST-12).
 */
export async function findPage(db: Database, store: Store, asked: Asked): Promise<FoundPage> {
  const { pageNo, pageSize } = asked.query
  const offset = (pageNo - 1) * pageSize
  if (isSearched(asked)) return searchPage(db, store, asked, offset)
  const total = await countFound(db, store, asked)
  const length = Math.min(pageSize, total - offset)
  if (length <= 0) return { ids: [], total }
  const rest = total - offset - length
  if (offset <= rest)
    return { ids: await readIds(db, store, asked, { offset, limit: length }), total }
  const backwards = { ...asked, direction: asked.direction === 'asc' ? 'desc' : 'asc' } as const
  const ids = await readIds(db, store, backwards, { offset: rest, limit: length })
  return { ids: ids.toReversed(), total }
}

const isSearched = ({ search }: Asked) => search.words.length > 0

/** All that is found has to be put in order: it is counted in the same reading, as far as it is counted. */
async function searchPage(
  db: Database,
  store: Store,
  asked: Asked,
  offset: number,
): Promise<FoundPage> {
  const { sortColumn, direction, query } = asked
  const place = sortColumn === foldedTitle ? foldedTitle : `${store.table}.${sortColumn}`
  const all = found(db, store, asked)
    .select([`${store.table}.id as id`, `${place} as place`])
    .limit(asked.mostCounted + 1)
  const rows = await collectionDb(db)
    .with(
      (cte) => cte('found').materialized(),
      () => all,
    )
    .selectFrom('found')
    .select('id')
    .select((row) =>
      row
        .selectFrom('found')
        .select(({ fn }) => fn.countAll<Count>().as('total'))
        .as('total'),
    )
    .orderBy('place', direction)
    .orderBy('id', direction)
    .limit(query.pageSize)
    .offset(offset)
    .execute()
  // A page behind the last tells nothing of how many there are.
  const total = rows[0]?.total ?? (await countRows(found(db, store, asked)))
  if (fromCount(total) > asked.mostCounted) return walk(db, store, asked, offset)
  return { ids: rows.map(({ id }) => String(id)), total: fromCount(total) }
}

/** Reads the records in their order and leaves out what the search does not find: soon done where it finds many. */
async function walk(db: Database, store: Store, asked: Asked, offset: number): Promise<FoundPage> {
  const { mostCounted } = asked
  const { pageSize } = asked.query
  const all = isByTitle(asked)
    ? found(db, store, { ...asked, search: { ...asked.search, isAsked: false } })
    : found(db, store, asked, 'records')
  const rows = await inOrder(all.select(`${store.table}.id`), store, asked)
    .limit(pageSize + 1)
    .offset(offset)
    .execute()
  const ids = rows.slice(0, pageSize).map(({ id }) => String(id))
  if (ids.length === 0) return { ids, total: await countRows(found(db, store, asked)) }
  const seen = offset + rows.length
  const isLast = rows.length <= pageSize
  return isLast && seen > mostCounted
    ? { ids, total: seen }
    : { ids, total: Math.max(mostCounted + 1, seen), isLeast: true }
}

const isByTitle = ({ sortColumn }: Asked) => sortColumn === foldedTitle

async function readIds(
  db: Database,
  store: Store,
  asked: Asked,
  { offset, limit }: { offset: number; limit: number },
): Promise<string[]> {
  const all = isWhole(store, asked)
    ? titled(db, store).select('search_texts.record_id as id')
    : found(db, store, asked).select(`${store.table}.id`)
  const rows = await inOrder(all, store, asked).limit(limit).offset(offset).execute()
  return rows.map(({ id }) => String(id))
}

/** True of a list by titles that nothing narrows: the index of titles has all of it, and no record is looked at. */
function isWhole(store: Store, asked: Asked): boolean {
  return asked.sortColumn === foldedTitle && !isNarrowed(store, asked)
}

const isNarrowed = ({ filters }: Store, { query }: Asked) =>
  Object.keys(filters).some((name) => typeof query[name] === 'string')

function titled(db: Database, { table, collection }: Store): Found {
  const { state = '', hidden } = collection.description.worked ?? {}
  const all: Found = collectionDb(db)
    .selectFrom('search_texts')
    .where('search_texts.collection', '=', collection.name)
  if (hidden === undefined) return all
  return all.where((row) =>
    row('search_texts.record_id', 'not in', (records) =>
      records.selectFrom(table).select('id').where(columnOf(state), '=', hidden),
    ),
  )
}

/**
 * Records that the list is asked for, not yet in order.
 *
 * @param first what SQLite reads first where its index is asked; the other is looked up for each
 */
function found(
  db: Database,
  store: Store,
  { query, search, sortColumn }: Asked,
  first: 'index' | 'records' = 'index',
): Found {
  const { table, collection, filters } = store
  const compared = search.isAsked ? [] : search.words
  const usesTexts = compared.length > 0 || sortColumn === foldedTitle
  let all: Found = search.isAsked
    ? joinIndex(db, store, search.words, first)
    : collectionDb(db).selectFrom(table)
  if (usesTexts)
    all = all.innerJoin('search_texts', (join) =>
      join
        .onRef('search_texts.record_id', '=', `${table}.id`)
        .on('search_texts.collection', '=', collection.name),
    )
  if (collection.description.worked?.hidden) all = all.where(isShown(store, query))
  for (const forms of compared) all = all.where(hasWord(forms))
  for (const name of Object.keys(filters)) {
    const value = query[name]
    if (typeof value === 'string') all = all.where(conditionOf(store, name, value))
  }
  return all
}

function inOrder<Selected>(
  all: SelectQueryBuilder<Record<string, Row>, string, Selected>,
  { table }: Store,
  { sortColumn, direction }: Asked,
) {
  const isFolded = sortColumn === foldedTitle
  // In the same direction, so that an index holds this very order.
  return all
    .orderBy(isFolded ? foldedTitle : `${table}.${sortColumn}`, direction)
    .orderBy(isFolded ? 'search_texts.record_id' : `${table}.id`, direction)
}

/** Every record has a text by then: what is counted needs no join. */
async function countFound(db: Database, store: Store, asked: Asked): Promise<number> {
  const { table, collection } = store
  const { state = '', hidden } = collection.description.worked ?? {}
  if (isNarrowed(store, asked)) return countRows(found(db, store, { ...asked, sortColumn: 'id' }))
  const all = collectionDb(db).selectFrom(table)
  const total = await countRows(all)
  // The pages of an index say how many entries they have: all less the hidden is told at once, all others are read.
  return hidden === undefined
    ? total
    : total - (await countRows(all.where(columnOf(state), '=', hidden)))
}

async function countRows(all: Found): Promise<number> {
  const { total } = await all
    .select(({ fn }) => fn.countAll<Count>().as('total'))
    .executeTakeFirstOrThrow()
  return fromCount(total)
}
