import { foldForSearch } from '#contract/search-text.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Count, type Row } from '#server/collections/collection-db.ts'
import { isIndexed } from './search-index.ts'
import { makeListed } from './listed-texts.ts'
import type { Store } from './store.ts'

/** Rows of one statement: databases bound how many values it may carry. */
const batchSize = 500

/**
 * Makes the folded texts of all records that have none yet or were changed since, be it by the seed, a visitor
 * or staff. Called before a list is searched or sorted by them.
 */
export async function refreshSearchTexts(db: Database, store: Store): Promise<void> {
  // What visitors send may be millions of records: triggers list those whose text is to be made.
  if (isIndexed(store)) {
    await makeListed(db, store, 'outdated')
    return
  }
  if (await isUpToDate(db, store)) return
  const { table, collection } = store
  const outdated = await collectionDb(db)
    .selectFrom(table)
    .leftJoin('search_texts', (join) =>
      join
        .onRef('search_texts.record_id', '=', `${table}.id`)
        .on('search_texts.collection', '=', collection.name),
    )
    .selectAll(table)
    .$castTo<Row>()
    .where((expression) =>
      expression.or([
        expression('search_texts.record_version', 'is', null),
        expression('search_texts.record_version', '!=', expression.ref(`${table}.version`)),
      ]),
    )
    // Two who write the same rows in two orders would wait for each other.
    .orderBy(`${table}.id`)
    .execute()
  for (let start = 0; start < outdated.length; start += batchSize)
    await writeTexts(db, store, outdated.slice(start, start + batchSize))
}

/** Makes and stores the texts of these rows; one that was made of a later version stays. */
export async function writeTexts(db: Database, store: Store, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const linked = await linkedTexts(db, store, rows)
  await db
    .insertInto('search_texts')
    .values(rows.map((row) => searchRow(store, row, linked.get(row.id) ?? [])))
    .onConflict((conflict) =>
      conflict
        .columns(['collection', 'record_id'])
        .doUpdateSet((expression) => ({
          record_version: expression.ref('excluded.record_version'),
          title: expression.ref('excluded.title'),
          content: expression.ref('excluded.content'),
        }))
        .whereRef('search_texts.record_version', '<=', 'excluded.record_version'),
    )
    .execute()
}

/**
 * True when there are as many texts as records, and the sums of their versions are equal. Versions only grow and a
 * record takes its text along, so no change is overlooked. Two indexes answer it; joining thousands would not do.
 */
async function isUpToDate(db: Database, { table, collection }: Store): Promise<boolean> {
  const records = await collectionDb(db)
    .selectFrom(table)
    .select((expression) => [
      expression.fn.countAll<Count>().as('count'),
      expression.fn.sum<Count | null>('version').as('versions'),
    ])
    .executeTakeFirstOrThrow()
  const texts = await db
    .selectFrom('search_texts')
    .select((expression) => [
      expression.fn.countAll<Count>().as('count'),
      expression.fn.sum<Count | null>('record_version').as('versions'),
    ])
    .where('collection', '=', collection.name)
    .executeTakeFirstOrThrow()
  return (
    Number(records.count) === Number(texts.count) &&
    Number(records.versions) === Number(texts.versions)
  )
}

async function linkedTexts(db: Database, store: Store, rows: readonly Row[]) {
  const texts = new Map<string, string[]>()
  const ids = rows.map(({ id }) => id)
  for (const { id, text } of (await store.searchLinked?.(db, ids)) ?? [])
    texts.set(id, [...(texts.get(id) ?? []), text])
  return texts
}

function searchRow(store: Store, row: Row, linked: string[]) {
  const fields = store.read(row)
  const texts = [...store.search.map((name) => textsOf(fields[name]).join(' ')), ...linked].map(
    foldForSearch,
  )
  return {
    collection: store.collection.name,
    record_id: row.id,
    record_version: row.version,
    title: sortKeyOf(texts[0] ?? ''),
    content: texts.join(' '),
  }
}

/** Numbers in titles sort by their size in any collation once they have equally many digits. */
function sortKeyOf(folded: string): string {
  return folded.replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}

/** The texts of a field, the default language first. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
