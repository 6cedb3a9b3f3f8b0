import type { Transaction } from 'kysely'
import type { Columns, Row } from '#server/collections/collection-db.ts'
import type { Tables } from '#server/db/tables.ts'

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
