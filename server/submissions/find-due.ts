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
import { eachDeleted } from './read-bin.ts'
import { submittedTables } from './submitted-tables.ts'
import { readRetention } from '#server/retention/notices.ts'

/** A record whose time is over within the days of notice. */
export interface DueRow {
  collection: SubmittedCollection
  id: string
  /** The day on which it may be erased: `yyyy-mm-dd`, as all of these. */
  goesOn: string
}

type Reader = Database | Transaction<Tables>

/** Days by which months differ from one another, at the most. */
const unevenness = 4

/** Records read at once: as little memory for a million as for these. */
const pageSize = 500

/**
 * Finds what is to be erased within the days of notice (PERSON-9), some at a time: its time is over by then, nobody keeps
 * it longer. It goes at its own day, and not before it was listed for the whole of the notice, counted in days on which
 * the server ran: whatever the clock, the periods or a pause do, nothing goes unannounced. The bin's go by the same
 * periods; the time of those that have none is over on the day on which they were deleted (PERSON-14).
 */
export async function* eachDue(db: Reader, today: string): AsyncGenerator<DueRow[]> {
  for await (const over of eachOver(db, today)) yield await withDays(db, over, today)
}

/** As `eachDue`, of these records alone. @param ids at most some hundred */
export async function findDue(
  db: Reader,
  today: string,
  ids: readonly string[],
): Promise<DueRow[]> {
  const found: DueRow[] = []
  for await (const over of eachOver(db, today, ids))
    found.push(...(await withDays(db, over, today)))
  return found
}

/** The soonest of all that are due, and how many there are. @param most of them */
export async function findSoonest(
  db: Reader,
  today: string,
  most: number,
): Promise<{ soonest: DueRow[]; count: number }> {
  let soonest: DueRow[] = []
  let count = 0
  for await (const due of eachDue(db, today)) {
    count += due.length
    soonest = [...soonest, ...due].toSorted(compareDue).slice(0, most)
  }
  return { soonest, count }
}

const compareDue = (a: DueRow, b: DueRow) =>
  a.goesOn === b.goesOn ? compare(a.id, b.id) : compare(a.goesOn, b.goesOn)
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const latest = (one: string, other: string) => (one > other ? one : other)

/** Gives each the day on which it goes, and leaves out those that are kept for longer than the notice. */
async function withDays(db: Reader, over: readonly OverRow[], today: string): Promise<DueRow[]> {
  if (over.length === 0) return []
  const ids = over.map(({ id }) => id)
  const listings = await readListings(db, ids)
  const holds = await readHolds(db, ids)
  return over.flatMap(({ collection, id, ends: own }): DueRow[] => {
    const until = holds.get(id)
    const ends = latest(own, until ?? '')
    if (until === '' || ends > dayAfter(today, noticeDays)) return []
    return [
      { collection, id, goesOn: latest(ends, dayAfter(today, daysLeft(listings.get(id), today))) },
    ]
  })
}

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

/** Those whose time may be over by the end of the notice, in the tables and in the bin. @param ids narrows them */
async function* eachOver(
  db: Reader,
  today: string,
  ids?: readonly string[],
): AsyncGenerator<OverRow[]> {
  const periods = await readRetention(db)
  if (periods === undefined) return
  const monthsOf = ({ field }: RetentionRule) =>
    Number((periods as Record<string, unknown>)[columnOf(field)])
  for (const rule of retentionRules) {
    const months = monthsOf(rule)
    if (months > 0) yield* eachOfRule(db, { rule, months, today, ids })
  }
  for (const collection of submittedCollections)
    for await (const deleted of eachDeleted(db, collection, { pageSize, ids }))
      yield deleted.map(({ row, deletedAt }) => {
        const state = String(row[stateColumn(collection)])
        const rule = retentionRules.find(
          (one) => one.collection === collection && one.states.includes(state),
        )
        const months = rule ? monthsOf(rule) : 0
        const ends = rule && months > 0 ? monthsAfter(begin(rule, row), months) : dayIn(deletedAt)
        return { collection, id: row.id, ends }
      })
}

interface RecordsOfRule {
  rule: RetentionRule
  months: number
  today: string
  ids: readonly string[] | undefined
}

/** In the order of the index by time. */
async function* eachOfRule(
  db: Reader,
  { rule, months, today, ids }: RecordsOfRule,
): AsyncGenerator<OverRow[]> {
  const { collection, states } = rule
  const end = dayAfter(monthsAfter(dayAfter(today, noticeDays), -months), unevenness)
  const records = collectionDb(db)
    .selectFrom(submittedTables[collection].table)
    .select(['id', 'created_at', 'updated_at', 'state_since'])
    .$castTo<Row>()
    .where(stateColumn(collection), 'in', [...states])
    // It came before it got its state, and before that was changed.
    .where('created_at', '<', end)
    .$if(ids !== undefined, (all) => all.where('id', 'in', ids ?? []))
    .orderBy('created_at')
    .orderBy('id')
    .limit(pageSize)
  for (let last: Row | undefined; ;) {
    const { created_at: time = '', id = '' } = last ?? {}
    const rows: Row[] = await records
      .where((row) => row(row.refTuple('created_at', 'id'), '>', row.tuple(time, id)))
      .execute()
    yield rows.map((row) => ({
      collection,
      id: row.id,
      ends: monthsAfter(begin(rule, row), months),
    }))
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

const stateColumn = (collection: SubmittedCollection) =>
  columnOf(submittedTables[collection].description.worked?.state ?? '')

/** The day on which the period of a record begins. */
const begin = ({ since }: RetentionRule, row: Row) =>
  dayIn(since === 'received' ? row.created_at : gotState(row))

/** One that was in the bin while the product learnt to note it has none; it was changed then or later. */
const gotState = (row: Row): string => String(row['state_since'] || row['updated_at'])
const dayIn = (time: string): string => time.slice(0, 10)

async function readListings(db: Reader, ids: readonly string[]): Promise<Map<string, Listing>> {
  const rows = await db
    .selectFrom('retention_listings')
    .selectAll()
    .where('record_id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.record_id, row]))
}

async function readHolds(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('retention_holds')
    .select(['record_id', 'until'])
    .where('record_id', 'in', ids)
    .execute()
  return new Map(rows.map(({ record_id, until }) => [record_id, until]))
}

/** How many there are, and the first day on which one goes; null where there are none. */
export async function countDue(db: Database, today: string) {
  const { soonest, count } = await findSoonest(db, today, 1)
  const [first] = soonest
  return first === undefined ? null : { count, firstDay: first.goesOn }
}

/**
 * Counts today for what is on the list, and takes off it what no longer belongs there: it counts anew when it comes back.
 * However many processes do so on a day, it is one day.
 */
export async function countListed(db: Database, today: string): Promise<void> {
  await takeOff(db, today)
  for await (const due of eachDue(db, today))
    for (const portion of portionsOf(due))
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

/** Takes off the list what is not due any more. */
async function takeOff(db: Database, today: string): Promise<void> {
  for (let last = ''; ;) {
    const listed = await db
      .selectFrom('retention_listings')
      .select('record_id')
      .where('record_id', '>', last)
      .orderBy('record_id')
      .limit(pageSize)
      .execute()
    const ids = listed.map(({ record_id: id }) => id)
    if (ids.length === 0) return
    const due = new Set((await findDue(db, today, ids)).map(({ id }) => id))
    const gone = ids.filter((id) => !due.has(id))
    if (gone.length > 0)
      await db.deleteFrom('retention_listings').where('record_id', 'in', gone).execute()
    last = ids.at(-1) ?? last
  }
}

/** Lists that no database finds too long. */
export function portionsOf<Item>(items: readonly Item[], size = 100): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}
