import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { findRow } from '../find-row.ts'
import { saveRow } from '../save-record.ts'
import type { Store } from '../store.ts'

interface Answered {
  recordId: string
  userId: string
  /** The site's own. */
  origin: string
}

/** Gives a record the state of one that was answered, where its collection has that; its other fields stay. */
export async function markAnswered(
  transaction: Transaction<Tables>,
  store: Store,
  { recordId, userId, origin }: Answered,
): Promise<void> {
  const { worked } = store.collection.description
  if (worked?.answered === undefined) return
  for (;;) {
    const record = await findRow(transaction, store, recordId)
    const fields = store.read(record)
    if (fields[worked.state] === worked.answered) return
    const input = { ...fields, [worked.state]: worked.answered }
    try {
      await saveRow(transaction, store, userId, {
        id: recordId,
        version: record.version,
        input,
        origin,
      })
      return
    } catch (error) {
      // On PostgreSQL a colleague may save it in between: the state is then given to what they saved.
      if (!(error instanceof ApiError && error.code === 'stale')) throw error
    }
  }
}
