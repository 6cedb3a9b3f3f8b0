import type { Transaction } from 'kysely'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { timeNow } from '#server/time/clock.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { readBin } from '#server/submissions/read-bin.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'

interface Hold {
  id: string
  /** `yyyy-mm-dd`; empty for until it is released. */
  until: string
  reason: string
}

/** Keeps a record until a day; of two who do so, the last one counts (PERSON-11). @throws ApiError `not_found` */
export async function keepLonger(
  db: Database,
  userId: string,
  { id, until, reason }: Hold,
): Promise<{ id: string; until: string }> {
  return db.transaction().execute(async (transaction) => {
    const collection = await lockRecord(transaction, id)
    const hold = { until, reason, by_name: await nameOf(transaction, userId) }
    await transaction
      .insertInto('retention_holds')
      .values({ record_id: id, collection, ...hold, created_at: toTime(new Date(timeNow())) })
      .onConflict((conflict) =>
        conflict
          .column('record_id')
          .doUpdateSet({ ...hold, created_at: toTime(new Date(timeNow())) }),
      )
      .execute()
    await transaction.deleteFrom('retention_listings').where('record_id', '=', id).execute()
    await auditAccess(transaction, {
      userId,
      action: 'keptLonger',
      collection,
      recordId: id,
      details: { until },
    })
    return { id, until }
  })
}

/** Keeps a record no longer than others: it counts the days of notice anew. @throws ApiError `not_found` */
export async function releaseKept(
  db: Database,
  userId: string,
  id: string,
): Promise<{ id: string }> {
  return db.transaction().execute(async (transaction) => {
    const collection = await lockRecord(transaction, id)
    const { numDeletedRows } = await transaction
      .deleteFrom('retention_holds')
      .where('record_id', '=', id)
      .executeTakeFirst()
    if (numDeletedRows === 0n) throw new ApiError('not_found')
    await transaction.deleteFrom('retention_listings').where('record_id', '=', id).execute()
    await auditAccess(transaction, { userId, action: 'keptNoLonger', collection, recordId: id })
    return { id }
  })
}

/** Finds the collection of a record, which may be in the bin, once no erasure is under way: what that has taken is not there any more. */
async function lockRecord(
  transaction: Transaction<Tables>,
  id: string,
): Promise<SubmittedCollection> {
  for (const collection of submittedCollections) await raiseOrderVersion(transaction, collection)
  for (const collection of submittedCollections) {
    const row = await transaction
      .selectFrom(submittedTables[collection].table)
      .select('id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (row ?? (await readBin(transaction, collection, [id]))[0]) return collection
  }
  throw new ApiError('not_found')
}

/** A person without a name is called by their email. */
async function nameOf(transaction: Transaction<Tables>, userId: string): Promise<string> {
  const { first_name, last_name, email } = await transaction
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return `${first_name} ${last_name}`.trim() || email
}
