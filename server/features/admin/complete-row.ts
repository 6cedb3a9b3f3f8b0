import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Columns, Row } from './collection-db.ts'
import type { Store } from './store.ts'

/** How a row comes to be written. */
export interface Writing {
  /** The row as it is; undefined for one that comes or comes back. */
  current: Row | undefined
  /** Whether it comes back: then nobody is there to mend what no longer fits. */
  isRestored: boolean
}

/**
 * Fills in what of a row depends on others, before it is written.
 *
 * @throws ApiError `invalid_input` naming the field that does not fit the others
 */
export type CompleteRow = (
  transaction: Transaction<Tables>,
  columns: Columns,
  writing: Writing,
) => Promise<Columns>

/** The columns of a row with what its store fills in. */
export async function completeRow(
  transaction: Transaction<Tables>,
  store: Store,
  columns: Columns,
  writing: Partial<Writing> = {},
): Promise<Columns> {
  const complete = store.complete ?? (async () => columns)
  return complete(transaction, columns, { current: undefined, isRestored: false, ...writing })
}
