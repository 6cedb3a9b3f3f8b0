import type { Selectable, Transaction } from 'kysely'
import type { Delivery, WorkNote } from '#contract/admin/work-notes.ts'
import { timeNow } from '#server/time/clock.ts'
import type { Database } from '#server/db/database.ts'
import type { ReplyState, WorkNotesTable } from '#server/db/tables/work.ts'
import type { Tables } from '#server/db/tables.ts'
import { mailLimits } from '#server/mail/mail-queue.ts'
import { findRow } from '../find-row.ts'
import type { Store } from '../store.ts'

/** More than any record has; what is older is not shown. */
const most = 500

/** The notes on a record, the latest first. @throws ApiError `not_found` where there is no such record */
export async function listNotes(db: Database, store: Store, id: string): Promise<WorkNote[]> {
  await findRow(db, store, id)
  const rows = await selectNotes(db)
    .where('collection', '=', store.collection.name)
    .where('work_notes.record_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('work_notes.id')
    .limit(most)
    .execute()
  return rows.map(presentNote)
}

/** Notes, each with how far its email is where it is a reply. */
export function selectNotes(db: Database | Transaction<Tables>) {
  return db
    .selectFrom('work_notes')
    .leftJoin('reply_deliveries', 'reply_deliveries.id', 'work_notes.id')
    .selectAll('work_notes')
    .select('reply_deliveries.state')
}

type NoteRow = Selectable<WorkNotesTable> & { state: ReplyState | null }

export function presentNote(row: NoteRow): WorkNote {
  const { id, kind, author, text, subject } = row
  return {
    id,
    kind,
    authorId: row.author_id,
    author,
    text,
    subject,
    delivery: deliveryOf(row),
    createdAt: row.created_at,
  }
}

/** A reply that no mail server has taken in time is not tried any more. */
function deliveryOf({ state, created_at }: NoteRow): Delivery | null {
  const isOver = timeNow() - Date.parse(created_at) > mailLimits.validity
  return state === 'waiting' && isOver ? 'expired' : state
}
