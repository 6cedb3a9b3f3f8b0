import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { isIndexed } from './search-index.ts'
import { makeListed } from './listed-texts.ts'
import type { Store } from './store.ts'
import { writeTexts } from './write-texts.ts'

/** Rows of one statement: databases bound how many values it may carry. */
const batchSize = 500

/**
 * Makes the folded texts of all records that have none yet or were changed since, be it by the seed, a visitor
 * or staff. Called before a list is searched or sorted by them.
 */
export async function refreshSearchTexts(db: Database, store: Store): Promise<void> {
  // Visitors' forms may be millions of records: triggers list those that need a new text.
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
    fromCount(records.count) === fromCount(texts.count) &&
    fromCount(records.versions ?? 0) === fromCount(texts.versions ?? 0)
  )
}
