import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Fixed, TimeText } from '../column-values.ts'

/** A sentence that a form has shown about how long it is kept, in one language (PERSON-12). */
export interface RetentionNoticesTable {
  /** Made of form and sentence: the same sentence is the same version. */
  id: Fixed<string>
  collection: Fixed<SubmittedCollection>
  text: Fixed<string>
  /** When it was first shown. */
  since: Fixed<TimeText>
}

/** A record whose time is over within 30 days, since it is on the list of those (PERSON-9). */
export interface RetentionListingsTable {
  record_id: Fixed<string>
  collection: Fixed<SubmittedCollection>
  /** The days on which it was on the list and the server ran. */
  days: number
  /** The last of them, `yyyy-mm-dd`. */
  counted_on: string
}

/** A record that an owner keeps longer (PERSON-11). */
export interface RetentionHoldsTable {
  record_id: Fixed<string>
  collection: Fixed<SubmittedCollection>
  /** `yyyy-mm-dd`; empty for until it is released. */
  until: string
  reason: string
  /** The name of who keeps it, as it was then. */
  by_name: string
  created_at: TimeText
}

export interface RetentionTables {
  retention_notices: RetentionNoticesTable
  retention_listings: RetentionListingsTable
  retention_holds: RetentionHoldsTable
}
