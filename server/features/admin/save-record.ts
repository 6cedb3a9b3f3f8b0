import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { auditChange } from '#server/collections/audit.ts'
import { tellVisitor } from '#server/submissions/tell-visitor.ts'
import { changeContent } from './change-content.ts'
import { collectionDb, type Columns, type Row } from '#server/collections/collection-db.ts'
import { columnOf } from '#server/collections/columns-of.ts'
import { completeRow } from './complete-row.ts'
import { findRow, findRowOfVersion, staleError } from './find-row.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import { requireLabels } from './labels.ts'
import { requirePeople } from './people.ts'
import { requirePictures } from './pictures.ts'
import { presentRecord, type AdminRecord } from './present.ts'
import { enforceInvariant } from './enforce-invariant.ts'
import type { Store } from './store.ts'
import { tellAssignee } from './tell.ts'

interface Edit {
  id: string
  /** The version that it is based on. */
  version: number
  /** As the collection's input schema gives it. */
  input: Record<string, unknown>
  /** The site's own, which the link in an email to a visitor begins with. */
  origin: string
  /** The action that the audit trail records. */
  action?: 'save' | 'revert'
}

/**
 * Changes a record; of two editors who began from the same version, the first one wins (RECORD-14).
 *
 * @throws ApiError `stale` with the current record, `not_found`; `invalid_input` for an unknown picture, or for what
 *   does not fit other records
 */
export async function saveRecord(
  db: Database,
  store: Store,
  userId: string,
  edit: Edit,
): Promise<AdminRecord> {
  return changeContent(db, store, async (transaction) =>
    presentRecord(transaction, store, await saveRow(transaction, store, userId, edit)),
  )
}

/** Does the same within a change that stores more. @returns the row as it is then */
export async function saveRow(
  transaction: Transaction<Tables>,
  store: Store,
  userId: string,
  { id, version, input, origin, action = 'save' }: Edit,
): Promise<Row> {
  const before = await findRowOfVersion(transaction, store, id, version)
  await requirePictures(transaction, store, input)
  await requirePeople(transaction, store, input, before)
  await requireLabels(transaction, store, input, before)
  const columns = await completeRow(transaction, store, store.write(input), { current: before })
  const row = await collectionDb(transaction)
    .updateTable(store.table)
    .set({
      ...columns,
      ...stateSince(store, before, columns),
      version: version + 1,
      updated_at: toTime(new Date(timeNow())),
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .$castTo<Row>()
    .executeTakeFirst()
  // Another request has saved it since it was read.
  if (!row) throw await staleError(transaction, store, await findRow(transaction, store, id))
  const collection = store.collection.name
  if (before['sort_order'] !== row['sort_order']) await raiseOrderVersion(transaction, collection)
  await enforceInvariant(transaction, store, row, userId)
  await tellAssignee(transaction, store, { before, after: row, by: userId })
  await auditChange(transaction, {
    userId,
    collection,
    action,
    recordId: id,
    recordVersion: row.version,
    before: store.read(before),
    after: store.read(row),
  })
  const { told } = store
  const state = told && String(row[told.by])
  if (told && state !== undefined && before[told.by] !== state)
    await tellVisitor(transaction, { collection: told.collection, id, state, origin })
  return row
}

/** From when a period counts that begins with the state of a record (PERSON-8). */
function stateSince(
  { collection: { description } }: Store,
  before: Row,
  columns: Columns,
): Columns {
  if (!description.worked) return {}
  const column = columnOf(description.worked.state)
  return before[column] === columns[column] ? {} : { state_since: toTime(new Date(timeNow())) }
}
