import type { output } from 'zod/mini'
import type { tellExport as tellExportCall } from '#contract/admin/audit.ts'
import { accountPermissions, mayRead } from '#contract/roles.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { readableCollections } from '../readable-collections.ts'

type Exported = output<NonNullable<typeof tellExportCall.body>>

/**
 * Stores who exported which list, in which form and with how many rows, as the page tells it (AUDIT-8).
 *
 * @throws ApiError `forbidden` for a list that the roles may not read, and so cannot have been exported
 */
export async function tellExport(
  db: Database,
  { userId, roles }: Session,
  { collection, format, rows }: Exported,
): Promise<void> {
  const isLog = collection === 'audit-log' && mayRead(roles, accountPermissions)
  if (!isLog && !readableCollections(roles).includes(collection)) throw new ApiError('forbidden')
  await auditAccess(db, { userId, action: 'export', collection, details: { format }, rows })
}
