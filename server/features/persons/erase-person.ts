import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import type { Person } from '#contract/person.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import { toJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { ApiError } from '#server/http/api-error.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'
import { findHeld, type HeldRow } from './find-held.ts'
import { eraseMails, findMails, removeMailFiles } from './find-mails.ts'
import { findHistory, requirePerson } from './find-person.ts'
import { removeErased } from './finish-erasures.ts'

/** The tables that say by `record_id` of which record a row is, and whose rows go with it. */
export const hanging = [
  'deleted_records',
  'search_texts',
  'search_stale',
  'told_states',
  'work_notes',
  'reply_deliveries',
  'tellings',
  'retention_listings',
  'retention_holds',
] as const

interface Erasure {
  who: string
  /** How many records the owner was told of. */
  records: number
}

/**
 * Erases everything that is held of a person, for good (PERSON-4). The mails on the disk go first and the files of rows
 * last, as noted in the same transaction: whatever breaks off in between, the rest is found again or goes by upkeep.
 *
 * @throws ApiError `held_changed` where there are not as many records as was confirmed
 */
export async function erasePerson(
  db: Database,
  files: FileStore,
  { userId }: { userId: string },
  { who, records }: Erasure,
): Promise<{ records: number; filesLeft: number }> {
  const person = requirePerson(who)
  const known = await findHeld(db, person)
  if (known.length !== records) throw new ApiError('held_changed')
  await removeMailFiles(files, person, known)
  await db.transaction().execute(async (transaction) => {
    // A colleague who deletes or brings back one of them meanwhile waits for this.
    for (const collection of submittedCollections) await raiseOrderVersion(transaction, collection)
    const held = await findHeld(transaction, person)
    if (held.length !== records) throw new ApiError('held_changed')
    await eraseHeld(transaction, files, { person, held })
    await auditAccess(transaction, {
      userId,
      action: 'personErased',
      collection: 'persons',
      // Each erasure is an entry of its own, which tells nothing of the person (PERSON-3).
      recordId: randomUUID(),
      rows: records,
    })
  })
  await removeMailFiles(files, person, known)
  return { records, filesLeft: await removeErased(db, files) }
}

/** Erases records with all that hangs on them but what is on the disk. @param person undefined where only these go */
export async function eraseHeld(
  transaction: Transaction<Tables>,
  files: FileStore,
  { person, held }: { person: Person | undefined; held: readonly HeldRow[] },
): Promise<void> {
  await eraseMails(transaction, await findMails(transaction, person, held))
  await eraseRows(transaction, held)
  await forgetNames(transaction, held)
  await eraseFiles(transaction, files, held)
}

/** Their keys stay until they expire: by them what a visitor's device sends again is known, and not stored again. */
async function eraseRows(
  transaction: Transaction<Tables>,
  held: readonly HeldRow[],
): Promise<void> {
  for (const collection of submittedCollections) {
    const ids = held.filter((one) => one.collection === collection).map(({ row }) => row.id)
    if (ids.length === 0) continue
    if (collection === 'vendors')
      await transaction.deleteFrom('vendor_documents').where('vendor_id', 'in', ids).execute()
    await transaction.deleteFrom('deleted_records').where('deleted_with', 'in', ids).execute()
    await collectionDb(transaction)
      .deleteFrom(submittedTables[collection].table)
      .where('id', 'in', ids)
      .execute()
    for (const table of hanging)
      await transaction.deleteFrom(table).where('record_id', 'in', ids).execute()
  }
}

/** Leaves of the audit trail who did what to the records and when, and nothing of what was in them. */
async function forgetNames(
  transaction: Transaction<Tables>,
  held: readonly HeldRow[],
): Promise<void> {
  const ids = (await findHistory(transaction, held)).map(({ id }) => id)
  if (ids.length === 0) return
  await transaction
    .updateTable('audit_entries')
    .set({ before: toJson(null), after: toJson(null) })
    .where('id', 'in', ids)
    .execute()
}

async function eraseFiles(
  transaction: Transaction<Tables>,
  store: FileStore,
  held: readonly HeldRow[],
): Promise<void> {
  const ids = held.flatMap(({ files }) => files)
  if (ids.length === 0) return
  await transaction.deleteFrom('private_files').where('id', 'in', ids).execute()
  await store.erase(transaction, ids)
}
