import { dayOf } from '#contract/calendar-days.ts'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { timeNow } from '#server/time/clock.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { countListed, type DueRow, eachDue, findDue } from '#server/submissions/find-due.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'
import { eraseHeld } from './erase-person.ts'
import { findRows } from './find-held.ts'
import { removeMailFiles } from './find-mails.ts'
import { removeErased } from './finish-erasures.ts'

/** Records of one transaction: others wait no longer than for these. */
const portionSize = 50
/** Portions of one round of upkeep, for the first of which the server's start waits. */
const mostPortions = 20

/**
 * The upkeep's part of retention: counts the day for what is listed, and erases what has been listed long enough and
 * whose day has come (PERSON-9, PERSON-10). The next round does the rest.
 *
 * @param isStopping asked between two portions
 */
export async function eraseDue(
  db: Database,
  files: FileStore,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const today = dayOf(new Date(timeNow()))
  await countListed(db, today)
  let erased = 0
  for (const { collection, ids } of await portionsOver(db, today)) {
    if (isStopping()) break
    erased += await erasePortion(db, files, collection, ids)
  }
  // The upkeep of erasures reports files that the disk does not let go of.
  if (erased > 0) await removeErased(db, files)
}

interface Portion {
  collection: SubmittedCollection
  ids: string[]
}

/** As many of the records that may go today as one round erases. */
async function portionsOver(db: Database, today: string): Promise<Portion[]> {
  const portions: Portion[] = []
  for await (const due of eachDue(db, today))
    for (const { collection, id } of due.filter(isOver(today))) {
      const last = portions.at(-1)
      if (last?.collection === collection && last.ids.length < portionSize) last.ids.push(id)
      else if (portions.length === mostPortions) return portions
      else portions.push({ collection, ids: [id] })
    }
  return portions
}

const isOver =
  (today: string) =>
  ({ goesOn }: DueRow) =>
    goesOn <= today

/** Erases those of a portion that may still go once nobody else can change them. @returns how many did */
async function erasePortion(
  db: Database,
  files: FileStore,
  collection: SubmittedCollection,
  ids: readonly string[],
): Promise<number> {
  const known = await findRows(db, collection, ids)
  await removeMailFiles(files, undefined, known)
  const gone = await db.transaction().execute(async (transaction) => {
    // A deletion, a longer keeping and an erasure of the same record wait for each other.
    for (const one of submittedCollections) await raiseOrderVersion(transaction, one)
    // So does whoever saves one: its state may be another by then.
    await collectionDb(transaction)
      .updateTable(submittedTables[collection].table)
      .set((row) => ({ version: row.ref('version') }))
      .where('id', 'in', ids)
      .execute()
    const today = dayOf(new Date(timeNow()))
    const over = (await findDue(transaction, today, ids)).filter(isOver(today))
    const held = await findRows(
      transaction,
      collection,
      over.map(({ id }) => id),
    )
    if (held.length === 0) return []
    await eraseHeld(transaction, files, { person: undefined, held })
    await auditAccess(transaction, {
      userId: '',
      action: 'retentionErased',
      collection,
      portion: held.length,
    })
    return held
  })
  await removeMailFiles(files, undefined, gone)
  return gone.length
}
