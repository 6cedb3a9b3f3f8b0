import type { Transaction } from 'kysely'
import { dayAfter, monthsAfter } from '#contract/calendar-days.ts'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { noticeDays, type RetentionRule, retentionRules } from '#contract/retention-rules.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { columnOf } from '#server/collections/columns-of.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { readBin } from './read-bin.ts'
import { submittedTables } from './submitted-tables.ts'
import { readRetention } from '#server/retention/notices.ts'

/** A record whose time is over within the days of notice. */
export interface DueRow {
  collection: SubmittedCollection
  id: string
  /** The day on which it may be erased: `yyyy-mm-dd`, as all of these. */
  goesOn: string
}

/** Days by which months differ from one another, at the most. */
const unevenness = 4

/**
 * Finds what is to be erased within the days of notice (PERSON-9): its time is over by then, nobody keeps it longer. It
 * goes at its own day, and not before it was listed for the whole of the notice, counted in days on which the server ran:
 * whatever the clock, the periods or a pause do, nothing goes unannounced. The bin's go by the same periods; the time of
 * those that have none is over on the day on which they were deleted (PERSON-14). The soonest first.
 */
export async function findDue(
  db: Database | Transaction<Tables>,
  today: string,
): Promise<DueRow[]> {
  const periods = await readRetention(db)
  if (periods === undefined) return []
  const listings = await readListings(db)
  const holds = await readHolds(db)
  const monthsOf = ({ field }: RetentionRule) =>
    Number((periods as Record<string, unknown>)[columnOf(field)])
  const over: OverRow[] = []
  for (const rule of retentionRules) {
    const months = monthsOf(rule)
    if (months > 0) over.push(...(await readOver(db, rule, months, today)))
  }
  for (const collection of submittedCollections)
    for (const { row, deletedAt } of await readBin(db, collection)) {
      const state = String(row[stateColumn(collection)])
      const rule = retentionRules.find(
        (one) => one.collection === collection && one.states.includes(state),
      )
      const months = rule ? monthsOf(rule) : 0
      const ends = rule && months > 0 ? monthsAfter(begin(rule, row), months) : dayIn(deletedAt)
      over.push({ collection, id: row.id, ends })
    }
  const found = over.flatMap(({ collection, id, ends: own }): DueRow[] => {
    const until = holds.get(id)
    const ends = latest(own, until ?? '')
    if (until === '' || ends > dayAfter(today, noticeDays)) return []
    const goesOn = latest(ends, dayAfter(today, daysLeft(listings.get(id), today)))
    return [{ collection, id, goesOn }]
  })
  return found.toSorted((a, b) =>
    a.goesOn === b.goesOn ? compare(a.id, b.id) : compare(a.goesOn, b.goesOn),
  )
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const latest = (one: string, other: string) => (one > other ? one : other)

interface Listing {
  days: number
  counted_on: string
}

/** Days for which a record is still to be listed before it may go: all of them where it has just come onto the list. */
function daysLeft(listing: Listing | undefined, today: string): number {
  if (listing === undefined) return noticeDays
  const counted = listing.counted_on === today ? listing.days : listing.days + 1
  return Math.max(0, noticeDays + 1 - counted)
}

/** A record with the day on which its own time is over. */
interface OverRow {
  collection: SubmittedCollection
  id: string
  ends: string
}

/** Those of a rule whose time may be over by the end of the notice. */
async function readOver(
  db: Database | Transaction<Tables>,
  rule: RetentionRule,
  months: number,
  today: string,
): Promise<OverRow[]> {
  const { collection, states } = rule
  const last = dayAfter(monthsAfter(dayAfter(today, noticeDays), -months), unevenness)
  const rows = await collectionDb(db)
    .selectFrom(submittedTables[collection].table)
    .select(['id', 'created_at', 'updated_at', 'state_since'])
    .$castTo<Row>()
    .where(stateColumn(collection), 'in', [...states])
    // It came before it got its state, and before that was changed.
    .where('created_at', '<', last)
    .execute()
  return rows.map((row) => ({
    collection,
    id: row.id,
    ends: monthsAfter(begin(rule, row), months),
  }))
}

const stateColumn = (collection: SubmittedCollection) =>
  columnOf(submittedTables[collection].description.worked?.state ?? '')

/** The day on which the period of a record begins. */
const begin = ({ since }: RetentionRule, row: Row) =>
  dayIn(since === 'received' ? row.created_at : gotState(row))

/** One that was in the bin while the product learnt to note it has none; it was changed then or later. */
const gotState = (row: Row): string => String(row['state_since'] || row['updated_at'])
const dayIn = (time: string): string => time.slice(0, 10)

async function readListings(db: Database | Transaction<Tables>): Promise<Map<string, Listing>> {
  const rows = await db.selectFrom('retention_listings').selectAll().execute()
  return new Map(rows.map((row) => [row.record_id, row]))
}

async function readHolds(db: Database | Transaction<Tables>): Promise<Map<string, string>> {
  const rows = await db.selectFrom('retention_holds').select(['record_id', 'until']).execute()
  return new Map(rows.map(({ record_id, until }) => [record_id, until]))
}

/** How many there are, and the first day on which one goes; null where there are none. */
export async function countDue(db: Database, today: string) {
  const due = await findDue(db, today)
  const [first] = due
  return first === undefined ? null : { count: due.length, firstDay: first.goesOn }
}

/**
 * Counts today for what is on the list, and takes off it what no longer belongs there: it counts anew when it comes back.
 * However many processes do so on a day, it is one day.
 */
export async function countListed(db: Database, today: string): Promise<void> {
  const due = await findDue(db, today)
  const listings = await readListings(db)
  const ids = new Set(due.map(({ id }) => id))
  const gone = [...listings.keys()].filter((id) => !ids.has(id))
  for (const portion of portionsOf(gone))
    await db.deleteFrom('retention_listings').where('record_id', 'in', portion).execute()
  const fresh = due.filter(({ id }) => !listings.has(id))
  for (const portion of portionsOf(fresh))
    await db
      .insertInto('retention_listings')
      .values(
        portion.map(({ id, collection }) => ({
          record_id: id,
          collection,
          days: 1,
          counted_on: today,
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  // A clock that runs ahead, of this or another process, must not hurry the days on: what it has counted begins anew.
  await db
    .updateTable('retention_listings')
    .set({ days: 1, counted_on: today })
    .where('counted_on', '>', dayAfter(today, 1))
    .execute()
  await db
    .updateTable('retention_listings')
    .set((row) => ({ days: row('days', '+', 1), counted_on: today }))
    .where('counted_on', '<', today)
    .execute()
}

/** Lists that no database finds too long. */
export function portionsOf<Item>(items: readonly Item[], size = 100): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
