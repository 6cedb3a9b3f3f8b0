import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { newRow } from '#server/db/new-row.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { digestSubmission } from '#server/submissions/digest-submission.ts'
import { claimKey, findKey } from '#server/submissions/store-once.ts'
import { auditChange } from '#server/collections/audit.ts'
import { changeContent } from './change-content.ts'
import { collectionDb, type Columns, type Row } from '#server/collections/collection-db.ts'
import { completeRow } from './complete-row.ts'
import { findRow, staleError } from './find-row.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import { requirePictures } from './pictures.ts'
import { presentRecord, type AdminRecord } from './present.ts'
import { enforceInvariant } from './enforce-invariant.ts'
import type { Store } from './store.ts'

interface NewRecord {
  /** As the collection's input schema gives it. */
  input: Record<string, unknown>
  /** The idempotency key that it came with, if any: under it one record is stored, however often it is sent. */
  key?: string | undefined
}

/**
 * Adds a record, at the end unless its order is given. One that is sent again is answered with what was stored.
 *
 * @throws ApiError `stale`, with the record that is stored under the key, where it is another one by now;
 *   `already_exists` for the second of a single record; `invalid_input` for an unknown picture, or for what does not
 *   fit other records
 */
export async function createRecord(
  db: Database,
  store: Store,
  userId: string,
  { input, key }: NewRecord,
): Promise<AdminRecord> {
  return changeContent(db, store, async (transaction) => {
    const collection = store.collection.name
    const digest = digestSubmission(`${collection} ${userId}`, input)
    const claim = key === undefined ? undefined : { key, call: collection, digest }
    const id = claim === undefined ? randomUUID() : await claimKey(transaction, claim)
    if (key !== undefined && id === undefined) return readStored(transaction, store, key, digest)
    await raiseOrderVersion(transaction, collection)
    await requireRoom(transaction, store)
    await requirePictures(transaction, store, input)
    const columns = await completeRow(transaction, store, { ...store.blank, ...store.write(input) })
    const row = await collectionDb(transaction)
      .insertInto(store.table)
      .values({ ...(await lastPlace(transaction, store)), ...columns, ...newRow(), id })
      .returningAll()
      .$castTo<Row>()
      .executeTakeFirstOrThrow()
    await enforceInvariant(transaction, store, row, userId)
    await auditChange(transaction, {
      userId,
      collection,
      action: 'create',
      recordId: row.id,
      recordVersion: row.version,
      before: null,
      after: store.read(row),
    })
    return presentRecord(transaction, store, row)
  })
}

async function readStored(
  transaction: Transaction<Tables>,
  store: Store,
  key: string,
  digest: string,
): Promise<AdminRecord> {
  const stored = await findKey(transaction, key)
  const row = await findRow(transaction, store, stored.submission_id)
  if (stored.digest !== digest || row.version !== 1) throw await staleError(transaction, store, row)
  return presentRecord(transaction, store, row)
}

async function requireRoom(transaction: Transaction<Tables>, store: Store): Promise<void> {
  if (store.collection.abilities.add !== 'single') return
  const existing = await collectionDb(transaction)
    .selectFrom(store.table)
    .select('id')
    .limit(1)
    .executeTakeFirst()
  if (existing) throw new ApiError('already_exists')
}

async function lastPlace(transaction: Transaction<Tables>, store: Store): Promise<Columns> {
  if (!store.collection.abilities.reorder) return {}
  const { last } = await collectionDb(transaction)
    .selectFrom(store.table)
    .select((expression) => expression.fn.max<number | null>('sort_order').as('last'))
    .executeTakeFirstOrThrow()
  return { sort_order: (last ?? 0) + 1 }
}
