import type { ColumnType } from 'kysely'
import type { RequestedLine } from '#contract/quotation/quotation-line.ts'
import type { Fixed, JsonText, TimeText } from '../column-values.ts'
import type { Revised } from './revised.ts'

/** The columns of every row that a visitor sent. */
interface Submitted extends Revised {
  /** The visitor quotes it when asking about the submission. */
  reference: Fixed<string>
  /** The language that it was sent in. */
  language: string
  /** An account; empty for nobody, as for what has just come. */
  assignee_id: ColumnType<string, string | undefined, string>
  /** `yyyy-mm-dd`; empty for none. */
  due_day: ColumnType<string, string | undefined, string>
  label_ids: ColumnType<JsonText<string[]>, JsonText<string[]> | undefined, JsonText<string[]>>
  /** The id in `retention_notices` of the notice that the form showed; empty where it is not known. */
  notice_id: ColumnType<string, string | undefined, never>
  /** When it got its state; empty for that in which it came. */
  state_since: ColumnType<TimeText, TimeText | undefined, TimeText>
}

/** A contact message. */
export interface MessagesTable extends Submitted {
  name: string
  email: string
  phone_number: string
  message_content: string
  /** One of `contactTopics`; empty where none was chosen. */
  topic: string
  /** The id of a branch that was there when the message came; empty where none was chosen. */
  branch_id: ColumnType<string, string | undefined, string>
  /** Of a quotation list; empty in any other message. */
  lines: ColumnType<JsonText<RequestedLine[]>, JsonText<RequestedLine[]> | undefined, never>
  status: string
  /** The notes of staff for themselves. */
  notes: string
}

/** A CV that was submitted, for a vacancy or for any. Answers that were left out are empty. */
export interface ApplicationsTable extends Submitted {
  full_name: string
  email: string
  /** `yyyy-mm-dd`. */
  dob: string
  phone: string
  /** The key that all spellings of the same phone number share; empty where there is none. */
  phone_key: string
  /** ISO 3166-1 alpha-2, as is the country. */
  nationality: string
  address: string
  country: string
  gender: string
  /** Null for a general application. */
  vacancy_id: string | null
  cv_file_id: string | null
  stage: string
  /** Empty but for one that was refused. */
  refusal_reason: string
  notes: string
}

/** A company that registered as a vendor. Answers that were left out are empty. */
export interface VendorsTable extends Submitted {
  name_ar: string
  name_en: string
  country: string
  city: string
  address: string
  website: string
  contact_person: string
  phone: string
  email: string
  categories: JsonText<string[]>
  years_in_business: number
  bank_name: string
  profile_file_id: string | null
  status: string
  notes: string
}

export interface VendorDocumentsTable {
  id: Fixed<string>
  vendor_id: Fixed<string>
  type: Fixed<string>
  number: string
  /** `yyyy-mm-dd`. */
  issue_date: string
  /** `yyyy-mm-dd`; null for a paper that carries none. */
  expiry_date: string | null
  file_id: string
}

/** A file that a visitor sent; its content lies under its id in the private folder and never changes. */
export interface PrivateFilesTable {
  id: Fixed<string>
  /** For display only. */
  name: Fixed<string>
  kind: Fixed<string>
  /** Bytes. */
  size: Fixed<number>
  /** In hexadecimal digits. */
  sha256: Fixed<string>
  created_at: Fixed<TimeText>
}

/** A file whose row was erased and which is still to be removed from the disk (PERSON-5). */
export interface ErasedFilesTable {
  id: Fixed<string>
}

/** A key that a submission came with, for as long as it may come again (API-9). */
export interface SubmissionKeysTable {
  /** Lower-cased. */
  key: Fixed<string>
  /** The id of the call that it came with, or the name of the collection that it added to. */
  call: Fixed<string>
  /** Of the call and everything that was sent: another digest is another submission. */
  digest: Fixed<string>
  submission_id: Fixed<string>
  expires_at: TimeText
}

/** A state of an application or a vendor that the visitor was told of, by `/track` and, where there is one, by email. */
export interface ToldStatesTable {
  id: Fixed<string>
  record_id: Fixed<string>
  state: Fixed<string>
  told_at: Fixed<TimeText>
}

/** The tables of what visitors sent. */
export interface SubmissionTables {
  messages: MessagesTable
  applications: ApplicationsTable
  vendors: VendorsTable
  vendor_documents: VendorDocumentsTable
  private_files: PrivateFilesTable
  told_states: ToldStatesTable
  erased_files: ErasedFilesTable
  submission_keys: SubmissionKeysTable
}
