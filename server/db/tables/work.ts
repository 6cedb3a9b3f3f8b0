import type { TellingKind } from '#contract/admin/notifications.ts'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Delivery, NoteKind } from '#contract/admin/work-notes.ts'
import type { Fixed, TimeText } from '../column-values.ts'

/** `expired` follows from the time: no row says so. */
export type ReplyState = Exclude<Delivery, 'expired'>

/** A note of staff on a record. */
export interface WorkNotesTable {
  id: Fixed<string>
  collection: Fixed<string>
  record_id: Fixed<string>
  kind: Fixed<NoteKind>
  author_id: Fixed<string>
  /** The name as it was then: accounts may go. */
  author: Fixed<string>
  text: Fixed<string>
  /** Belongs to a reply's email; empty for all others. */
  subject: Fixed<string>
  created_at: Fixed<TimeText>
}

/**
 * How far the email of a reply is. It is apart from the reply, which is in the bin while its record is: the email is
 * delivered all the same.
 */
export interface ReplyDeliveriesTable {
  /** The id of the reply, which its mail has too while that waits. */
  id: Fixed<string>
  record_id: Fixed<string>
  state: ReplyState
}

/** News for one person at the bell, until they open or clear it (WORK-8). */
export interface TellingsTable {
  id: Fixed<string>
  user_id: Fixed<string>
  kind: Fixed<TellingKind>
  collection: Fixed<SubmittedCollection>
  record_id: Fixed<string>
  /** The name of who did it, as it was then. */
  by_name: Fixed<string>
  created_at: Fixed<TimeText>
}

export interface WorkTables {
  work_notes: WorkNotesTable
  reply_deliveries: ReplyDeliveriesTable
  tellings: TellingsTable
}
