import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'

/** Milliseconds that a key is kept (API-9): a day more than a browser tries to send. */
const keyLifetime = 8 * 24 * 60 * 60 * 1000

/** The key that something is to be stored under. */
export interface KeyClaim {
  key: string
  /** The id of the call, or the name of the collection. */
  call: string
  /** Of all that was sent. */
  digest: string
}

/** Writes the rows of a submission under this id. */
export type StoreRows = (transaction: Transaction<Tables>, id: string) => Promise<void>

export interface StoredSubmission {
  id: string
  /** True when it had been stored before: then nothing was written now. */
  replayed: boolean
}

/**
 * Stores a submission, or finds the one that was stored under the same key. The key and the rows are written
 * in one transaction, the key first: of two that race, in whichever process, the second waits for the first,
 * and a crash leaves either both or neither.
 *
 * @throws ApiError `key_reused` when the key came with another digest before
 */
export async function storeOnce(
  db: Database,
  claim: KeyClaim,
  storeRows: StoreRows,
): Promise<StoredSubmission> {
  return db.transaction().execute(async (transaction) => {
    const id = await claimKey(transaction, claim)
    if (id !== undefined) {
      await storeRows(transaction, id)
      return { id, replayed: false }
    }
    const stored = await findKey(transaction, claim.key)
    if (stored.digest !== claim.digest) throw new ApiError('key_reused')
    return { id: stored.submission_id, replayed: true }
  })
}

/** Finds what was stored under a key that is taken. */
export function findKey(transaction: Transaction<Tables>, key: string) {
  return transaction
    .selectFrom('submission_keys')
    .select(['digest', 'submission_id'])
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
}

/** @returns the id of what is to be stored, or undefined when the key is taken */
export async function claimKey(
  transaction: Transaction<Tables>,
  { key, call, digest }: KeyClaim,
): Promise<string | undefined> {
  const now = timeNow()
  await transaction
    .deleteFrom('submission_keys')
    .where('key', '=', key)
    .where('expires_at', '<=', toTime(new Date(now)))
    .execute()
  const id = randomUUID()
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('submission_keys')
    .values({
      key,
      call,
      digest,
      submission_id: id,
      expires_at: toTime(new Date(now + keyLifetime)),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n ? id : undefined
}

/** Forgets the keys whose time is over. */
export async function forgetExpiredKeys(db: Database): Promise<void> {
  await db
    .deleteFrom('submission_keys')
    .where('expires_at', '<=', toTime(new Date(timeNow())))
    .execute()
}
