import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'
import { auditChange } from '#server/collections/audit.ts'
import type { Row } from '#server/collections/collection-db.ts'
import type { Store } from './store.ts'

/** Keeps the rule that a store has among its records, and says of each that was changed for it who did so. */
export async function enforceInvariant(
  transaction: Transaction<Tables>,
  store: Store,
  written: Row,
  userId: string,
): Promise<void> {
  for (const { before, after } of (await store.enforceInvariant?.(transaction, written)) ?? []) {
    await auditChange(transaction, {
      userId,
      collection: store.collection.name,
      action: 'save',
      recordId: after.id,
      recordVersion: after.version,
      before: store.read(before),
      after: store.read(after),
    })
  }
}
