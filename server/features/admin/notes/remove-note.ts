import { auditAccess } from '#server/collections/audit-access.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import type { Store } from '../store.ts'

/**
 * Removes a note for good, and the email of a reply that waits; the trail says so without its text (WORK-7).
 *
 * @throws ApiError `not_found`; `forbidden` to all but its author and owners
 */
export async function removeNote(
  db: Database,
  store: Store,
  { userId, roles }: Session,
  id: string,
): Promise<{ id: string }> {
  const collection = store.collection.name
  return db.transaction().execute(async (transaction) => {
    const note = await transaction
      .selectFrom('work_notes')
      .select(['author_id', 'record_id'])
      .where('id', '=', id)
      .where('collection', '=', collection)
      .executeTakeFirst()
    if (!note) throw new ApiError('not_found')
    if (note.author_id !== userId && !roles.includes('owner')) throw new ApiError('forbidden')
    for (const table of ['work_notes', 'outgoing_mails', 'reply_deliveries'] as const)
      await transaction.deleteFrom(table).where('id', '=', id).execute()
    await auditAccess(transaction, {
      userId,
      action: 'noteRemoved',
      collection,
      recordId: note.record_id,
    })
    return { id }
  })
}
