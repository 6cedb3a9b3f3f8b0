import type { Due } from '#contract/admin/retention.ts'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { dayOf } from '#contract/calendar-days.ts'
import { timeNow } from '#server/time/clock.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { columnOf } from '#server/collections/columns-of.ts'
import type { Database } from '#server/db/database.ts'
import { findSoonest, portionsOf } from '#server/submissions/find-due.ts'
import { readBin } from '#server/submissions/read-bin.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'

/** Lists what is erased within the days of notice, and what is kept longer (PERSON-9, PERSON-11). @param most of each */
export async function listDue(db: Database, most: number): Promise<Due> {
  const { soonest, count } = await findSoonest(db, dayOf(new Date(timeNow())), most)
  const holds = await db
    .selectFrom('retention_holds')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('record_id')
    .execute()
  const rows = await loadRows(db, [
    ...soonest,
    ...holds.map(({ collection, record_id: id }) => ({ collection, id })),
  ])
  const kept = holds.flatMap((hold) => {
    const found = rows.get(hold.record_id)
    if (found === undefined) return []
    const { until, reason, by_name: by } = hold
    return [{ ...present(hold.collection, found), until, reason, by }]
  })
  return {
    due: soonest.flatMap(({ collection, id, goesOn }) => {
      const found = rows.get(id)
      return found === undefined
        ? []
        : [{ ...present(collection, found), state: stateOf(collection, found.row), goesOn }]
    }),
    dueCount: count,
    kept: kept.slice(0, most),
    keptCount: kept.length,
  }
}

interface Found {
  row: Row
  isDeleted: boolean
}

function present(collection: SubmittedCollection, { row, isDeleted }: Found) {
  return {
    isDeleted,
    collection,
    id: row.id,
    name: String(row[submittedTables[collection].name]),
    reference: String(row['reference']),
    createdAt: row.created_at,
  }
}

function stateOf(collection: SubmittedCollection, row: Row): string {
  return String(row[columnOf(submittedTables[collection].description.worked?.state ?? '')])
}

/** The rows of these records, of the bin too, by their ids. */
async function loadRows(
  db: Database,
  records: readonly { collection: SubmittedCollection; id: string }[],
): Promise<Map<string, Found>> {
  const found: Found[] = []
  for (const collection of submittedCollections) {
    const ids = records.filter((one) => one.collection === collection).map(({ id }) => id)
    for (const portion of portionsOf(ids)) {
      const rows = await collectionDb(db)
        .selectFrom(submittedTables[collection].table)
        .selectAll()
        .$castTo<Row>()
        .where('id', 'in', portion)
        .execute()
      found.push(...rows.map((row) => ({ row, isDeleted: false })))
      const deleted = await readBin(db, collection, portion)
      found.push(...deleted.map(({ row }) => ({ row, isDeleted: true })))
    }
  }
  return new Map(found.map((one) => [one.row.id, one]))
}
