import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Columns, Row } from '#server/collections/collection-db.ts'
import { completeSlug } from './slugs.ts'
import type { Store } from './store.ts'

/** The circumstances in which a row is written. */
export interface Writing {
  /** The row as it is; undefined for one that comes or comes back. */
  current: Row | undefined
  /** True when it comes back: then nobody is there to mend what no longer fits. */
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

/** The columns of a row with its slug, where it has one, and with what its store fills in. */
export async function completeRow(
  transaction: Transaction<Tables>,
  store: Store,
  columns: Columns,
  given: Partial<Writing> = {},
): Promise<Columns> {
  const writing = { current: undefined, isRestored: false, ...given }
  const addressed = await completeSlug(transaction, store.collection.description, columns, writing)
  return store.complete ? store.complete(transaction, addressed, writing) : addressed
}
