import { sql } from 'kysely'
import type { Dashboard } from '#contract/admin/dashboard.ts'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import { applicationStages, messageStatuses, vendorStatuses } from '#contract/content-values.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb } from '#server/collections/collection-db.ts'

type Count = number | string
type Submissions = Dashboard['submissions'][number]

interface Source {
  collection: SubmittedCollection
  table: 'messages' | 'applications' | 'vendors'
  stateColumn: 'status' | 'stage'
  states: readonly string[]
}

const sources: Source[] = [
  {
    collection: 'messages',
    table: 'messages',
    stateColumn: 'status',
    states: messageStatuses,
  },
  {
    collection: 'associated-jobs',
    table: 'applications',
    stateColumn: 'stage',
    states: applicationStages,
  },
  {
    collection: 'vendors',
    table: 'vendors',
    stateColumn: 'status',
    states: vendorStatuses,
  },
]

/**
 * Counts the submissions: per day of the period, and by state.
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
  for (const source of sources.filter(({ collection }) => readable.includes(collection))) {
    const perDay = await countPerDay(db, source, days[0] ?? '')
    const byState = await countByState(db, source)
    counted.push({
      collection: source.collection,
      perDay: days.map((day) => ({ day, count: perDay.get(day) ?? 0 })),
      byState: source.states.map((state) => ({ state, count: byState.get(state) ?? 0 })),
    })
  }
  return counted
}

async function countPerDay(db: Database, { table }: Source, first: string) {
  const day = sql<string>`substr(created_at, 1, 10)`
  const rows = await db
    .selectFrom(table)
    .select((expression) => [day.as('key'), expression.fn.countAll<Count>().as('count')])
    .where('created_at', '>=', first)
    .groupBy(day)
    .execute()
  return countsOf(rows)
}

async function countByState(db: Database, { table, stateColumn }: Source) {
  const rows = await collectionDb(db)
    .selectFrom(table)
    .select((expression) => [
      expression.ref(stateColumn).$castTo<string>().as('key'),
      expression.fn.countAll<Count>().as('count'),
    ])
    .groupBy(stateColumn)
    .execute()
  return countsOf(rows)
}

// PostgreSQL counts in 64 bits, which its driver hands over as text.
function countsOf(rows: { key: string; count: Count }[]): Map<string, number> {
  return new Map(rows.map(({ key, count }) => [key, Number(count)]))
}
