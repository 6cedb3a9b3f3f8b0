import type { ColumnType } from 'kysely'
import type { AccessAction, AuditAction } from '#contract/admin/audit.ts'
import type { Fixed, Flag, JsonText, TimeText } from '../column-values.ts'

/** Grows when a collection's records, or their order, change: what the If-Match of a reorder is held against. */
export interface OrderVersionsTable {
  collection: Fixed<string>
  version: number
}

/** Each change, with its author, its content and its time (AUDIT-1); sign-ins, downloads and exports (AUDIT-4). */
export interface AuditEntriesTable {
  id: Fixed<string>
  /** Of the last, where a row tells of several. */
  at: TimeText
  /** Empty, as the e-mail is, for an account that is not known. */
  user_id: Fixed<string>
  /** As it was then: accounts may go. */
  user_email: Fixed<string>
  collection: Fixed<string>
  /** Null for a change of the whole collection. */
  record_id: Fixed<string | null>
  /** That the change led to, or ended with; null for a change of the whole collection. */
  record_version: Fixed<number | null>
  action: Fixed<AuditAction | AccessAction>
  /** How often it happened alike within its hour. */
  count: ColumnType<number, number | undefined, number>
  /**
   * The fields that changed, as they were; null where the record was not there. Of what is no change, `after` has the
   * details.
   */
  before: JsonText<Record<string, unknown> | null>
  after: JsonText<Record<string, unknown> | null>
}

/** Rows that were deleted, whole, until staff bring them back. */
export interface DeletedRecordsTable {
  collection: Fixed<string>
  record_id: Fixed<string>
  row: Fixed<JsonText<Record<string, string | number | null>>>
  deleted_at: Fixed<TimeText>
  /** The record that it belonged to and went with; null where it was deleted for itself. */
  deleted_with: Fixed<string | null>
}

/** Records' texts folded for search and sorting, as of the version named; made when they are first asked for. */
export interface SearchTextsTable {
  collection: Fixed<string>
  record_id: Fixed<string>
  record_version: number
  /** For sorting alone. */
  title: string
  content: string
}

/** Records whose folded text is to be made; triggers list them at each change of what visitors send. */
export interface SearchStaleTable {
  collection: Fixed<string>
  record_id: Fixed<string>
  /** 0 where the text is up to date and the index of SQLite alone lacks it. */
  outdated: Flag
  /** Grows with each change. */
  stamp: number
}

/** One row: grows with every change of public content, 0 until the first. */
export interface ContentVersionTable {
  id: Fixed<number>
  version: number
}

/** The tables about changes, and those that are made from the content. */
export interface ChangeTables {
  order_versions: OrderVersionsTable
  audit_entries: AuditEntriesTable
  deleted_records: DeletedRecordsTable
  search_texts: SearchTextsTable
  search_stale: SearchStaleTable
  content_version: ContentVersionTable
}
