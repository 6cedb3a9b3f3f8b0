import type { Transaction } from 'kysely'
import { bumpContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Store } from './store.ts'

/**
 * Runs one change of a collection: all of it is stored or nothing. Visitors are shown a change of public
 * content at their next request; such changes queue behind one another.
 */
export function changeContent<Result>(
  db: Database,
  store: Store,
  change: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    if (store.isPublic) await bumpContentVersion(transaction)
    return change(transaction)
  })
}
