import { sql } from 'kysely'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'

type Submissions = Dashboard['submissions'][number]

/**
 * Counts the submissions per day of the period.
 *
 * @param days every day of the period, ascending
 * @param readable the names of the collections that may be told of
 */
export async function countSubmissions(
  db: Database,
  days: string[],
  readable: readonly string[],
): Promise<Submissions[]> {
  const counted: Submissions[] = []
  for (const collection of submittedCollections) {
    if (!readable.includes(collection)) continue
    const perDay = await countPerDay(db, collection, days[0] ?? '')
    counted.push({
      collection,
      perDay: days.map((day) => ({ day, count: perDay.get(day) ?? 0 })),
    })
  }
  return counted
}

async function countPerDay(db: Database, collection: SubmittedCollection, first: string) {
  const { table, hidden } = submittedTables[collection]
  const day = sql<string>`substr(created_at, 1, 10)`
  const rows = await collectionDb(db)
    .selectFrom(table)
    .select((expression) => [day.as('key'), expression.fn.countAll<Count>().as('count')])
    .where('created_at', '>=', first)
    .$if(hidden !== undefined, (query) => query.where('status', '!=', hidden ?? ''))
    .groupBy(day)
    .execute()
  return new Map(rows.map(({ key, count }) => [key, fromCount(count)]))
}
