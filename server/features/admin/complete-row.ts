import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import type { Columns } from '#server/collections/collection-db.ts'
import { completeSlug } from './slugs.ts'
import type { Store } from './store.ts'
import type { Writing } from './writing.ts'

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
