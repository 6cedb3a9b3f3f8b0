import { auditAccess } from '#server/collections/audit-access.ts'
import type { Database } from '#server/db/database.ts'

interface Downloaded {
  /** The record that the file came with. */
  collection: string
  recordId: string | null
  /** Its shown name. */
  file: string
}

/** Tells the trail who was handed a visitor's file (AUDIT-4). */
export function auditDownload(
  db: Database,
  userId: string,
  { file, ...origin }: Downloaded,
): Promise<void> {
  return auditAccess(db, { userId, action: 'download', ...origin, details: { file } })
}
