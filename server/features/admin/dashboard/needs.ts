import { sql } from 'kysely'
import type { Dashboard, Need, Needed } from '#contract/admin/dashboard.ts'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { columnOf } from '#server/collections/columns-of.ts'
import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { type Expression, isDue, isUnfinished } from '../list-filters.ts'
import { loadPeople } from '../people.ts'
import type { Store } from '../store.ts'
import { stores } from '../stores.ts'

/** Records that each list shows. */
const most = 5

type NeedName = keyof Dashboard['needs']

/** The condition of each list, for the person who asks. */
const conditions = {
  mine: (row: Expression, store: Store, userId: string) =>
    row.and([row(`${store.table}.assignee_id`, '=', userId), isUnfinished(row, store)]),
  overdue: (row: Expression, store: Store) => isDue(row, store, 'overdue'),
  fresh: (row: Expression, store: Store) => isFresh(row, store),
} satisfies Record<NeedName, unknown>

/** Reads what needs the user today: theirs, the overdue, and those that nobody has looked at (WORK-5). */
export async function readNeeds(
  db: Database,
  userId: string,
  readable: readonly string[],
): Promise<Dashboard['needs']> {
  const worked = stores.filter(
    ({ collection: { name, description } }) => description.worked && readable.includes(name),
  )
  const read = (name: NeedName) => readNeed(db, worked, name, userId)
  return { mine: await read('mine'), overdue: await read('overdue'), fresh: await read('fresh') }
}

async function readNeed(
  db: Database,
  worked: readonly Store[],
  name: NeedName,
  userId: string,
): Promise<Need> {
  const need: Need = { first: [], counts: [] }
  for (const store of worked) {
    const collection = submittedCollections.find((one) => one === store.collection.name)
    if (collection === undefined) continue
    const found = collectionDb(db)
      .selectFrom(store.table)
      .where((row) => conditions[name](row, store, userId))
    const { count } = await found
      .select(({ fn }) => fn.countAll<Count>().as('count'))
      .executeTakeFirstOrThrow()
    const rows = await found
      .selectAll()
      .$castTo<Row>()
      // Records without a day come after those with one.
      .orderBy(sql`case when due_day = '' then 1 else 0 end`)
      .orderBy('due_day')
      .orderBy('created_at', name === 'fresh' ? 'desc' : 'asc')
      .limit(most)
      .execute()
    need.counts.push({ collection, count: fromCount(count) })
    need.first.push(...(await presentNeeded(db, store, collection, rows)))
  }
  return { ...need, first: inOrder(need.first, name).slice(0, most) }
}

async function presentNeeded(
  db: Database,
  store: Store,
  collection: Needed['collection'],
  rows: readonly Row[],
): Promise<Needed[]> {
  const people = await loadPeople(
    db,
    store,
    rows.map((row) => String(row['assignee_id'])),
  )
  const title = store.collection.description.title ?? 'name'
  return rows.map((row) => ({
    collection,
    id: row.id,
    name: String(store.read(row)[title]),
    createdAt: row.created_at,
    dueDay: String(row['due_day']),
    assignee: people.get(String(row['assignee_id']))?.name ?? '',
  }))
}

/** The same order over all collections. */
function inOrder(needed: readonly Needed[], name: NeedName): Needed[] {
  const keyOf = ({ dueDay }: Needed) => dueDay || '9'
  return needed.toSorted((a, b) => {
    const byDay = keyOf(a).localeCompare(keyOf(b), 'en')
    const byTime = a.createdAt.localeCompare(b.createdAt, 'en')
    return byDay || (name === 'fresh' ? -byTime : byTime)
  })
}

function isFresh(row: Expression, { table, collection: { description } }: Store) {
  const { fields, worked } = description
  const state = fields[worked?.state ?? '']
  if (!worked || state?.kind !== 'choice') throw new Error(`${table} has no state`)
  return row(`${table}.${columnOf(worked.state)}`, '=', state.values[0])
}
