import type { Database } from '#server/db/database.ts'
import { findRow } from './find-row.ts'
import { presentRecord, type AdminRecord } from './present.ts'
import type { Store } from './store.ts'

/** @throws ApiError `not_found` */
export async function readRecord(db: Database, store: Store, id: string): Promise<AdminRecord> {
  return presentRecord(db, store, await findRow(db, store, id))
}
