import type { Selectable } from 'kysely'
import type { WorkNote } from '#contract/admin/work-notes.ts'
import type { Database } from '#server/db/database.ts'
import type { WorkNotesTable } from '#server/db/tables/work.ts'
import { findRow } from '../find-row.ts'
import type { Store } from '../store.ts'

/** More than any record has; what is older is not shown. */
const most = 500

/** The notes on a record, the latest first. @throws ApiError `not_found` where there is no such record */
export async function listNotes(db: Database, store: Store, id: string): Promise<WorkNote[]> {
  await findRow(db, store, id)
  const rows = await db
    .selectFrom('work_notes')
    .selectAll()
    .where('collection', '=', store.collection.name)
    .where('record_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  return rows.map(presentNote)
}

export function presentNote(row: Selectable<WorkNotesTable>): WorkNote {
  const { id, kind, author, text } = row
  return { id, kind, authorId: row.author_id, author, text, createdAt: row.created_at }
}
