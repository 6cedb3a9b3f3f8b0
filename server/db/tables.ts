import type { Quantity } from '#contract/content/project.ts'
import type { Fixed, Flag, JsonText, TimeText } from './column-values.ts'

/** What every row that staff may change carries (decisions 20: `version` is what If-Match is held against). */
interface Revised {
  id: Fixed<string>
  version: number
  created_at: Fixed<TimeText>
  updated_at: TimeText
}

/** A row of a collection with an order of its own. */
interface Ordered extends Revised {
  sort_order: number
}

export interface UsersTable extends Revised {
  /** Trimmed and lower-cased. */
  email: string
  /** Argon2id, in its own text form. */
  password_hash: string
  first_name: string
  last_name: string
  /** 0 means female (spec section 3). */
  gender: number
  photo: string | null
}

/** A sign-in on one device: the family of all tokens that came of it. Deleting it revokes them. */
export interface SessionsTable {
  id: Fixed<string>
  user_id: Fixed<string>
  created_at: Fixed<TimeText>
  refreshed_at: TimeText
}

/** A token is kept as its hash alone. */
export interface SessionTokensTable {
  hash: Fixed<string>
  session_id: Fixed<string>
  kind: Fixed<'access' | 'refresh'>
  expires_at: Fixed<TimeText>
  /** When a refresh token was first exchanged. */
  used_at: TimeText | null
}

/** The links to a new password that were mailed and not used yet. */
export interface PasswordResetsTable {
  token_hash: Fixed<string>
  user_id: Fixed<string>
  expires_at: Fixed<TimeText>
}

/** Tries at an account that have failed or are being judged; they count for 15 minutes. */
export interface AttemptsTable {
  id: Fixed<string>
  /** A hash of what was tried, such as an account's e-mail. */
  subject: Fixed<string>
  network: Fixed<string>
  tried_at: Fixed<TimeText>
}

export interface PicturesTable {
  id: Fixed<string>
  /** The name of its files, `{key}-{width}.{format}`; changes with the content. */
  key: Fixed<string>
  width: number
  height: number
  color: string
  widths: JsonText<number[]>
  created_at: Fixed<TimeText>
}

export interface FramesTable extends Ordered {
  title_ar: string
  title_en: string
  clickable_name_ar: string
  clickable_name_en: string
  url: string
  picture_id: string | null
}

export interface AboutsTable extends Revised {
  about_title_ar: string
  about_title_en: string
  about_ar: string
  about_en: string
  trusted_title_ar: string
  trusted_title_en: string
  trusted_ar: JsonText<string[]>
  trusted_en: JsonText<string[]>
  tailored_title_ar: string
  tailored_title_en: string
  tailored_ar: JsonText<string[]>
  tailored_en: JsonText<string[]>
  images: JsonText<StoredImage[]>
}

/** A picture within a record, with its alternative text. */
export interface StoredImage {
  pictureId: string
  altAr: string
  altEn: string
}

export interface DriversTable extends Ordered {
  title_ar: string
  title_en: string
  description_ar: string
  description_en: string
  picture_id: string | null
}

export interface NumbersTable extends Revised {
  completed_projects: number
  current_clients: number
  employees: number
  customer_satisfaction: number
}

export interface HomeTabsTable extends Revised {
  mission_title_ar: string
  mission_title_en: string
  mission_ar: string
  mission_en: string
  vission_title_ar: string
  vission_title_en: string
  vission_ar: string
  vission_en: string
  history_title_ar: string
  history_title_en: string
  history_ar: string
  history_en: string
}

export interface HomeCardsTable extends Ordered {
  title_ar: string
  title_en: string
  description_ar: string
  description_en: string
  type: string
  items_ar: JsonText<string[]>
  items_en: JsonText<string[]>
}

export interface ClientsTable extends Ordered {
  title_ar: string
  title_en: string
  picture_id: string | null
}

export interface CertificatesTable extends Ordered {
  title_ar: string
  title_en: string
  description_ar: string
  description_en: string
  /** Its name under `/media/`. */
  pdf_file: string
  icon: string
  is_new: Flag
}

export interface SettingsTable extends Revised {
  company_name_ar: string
  company_name_en: string
  company_description_ar: string
  company_description_en: string
  country_ar: string
  country_en: string
  logo_picture_id: string | null
  facebook_link: string
  instagram_link: string
  twitter_link: string
  linkedin_link: string
  whats_app_link: string
  gmail_link: string
  location_link: string
  phone_number: string
  contact_phones: JsonText<string[]>
}

export interface BranchesTable extends Ordered {
  name_ar: string
  name_en: string
  city_ar: string
  city_en: string
  country_code: string
  address_ar: string
  address_en: string
  phones: JsonText<string[]>
  whats_app: string
  email: string
  map_link: string
  latitude: number
  longitude: number
  is_default: Flag
}

/** What every row that a visitor sent carries. */
interface Submitted extends Revised {
  /** What the visitor quotes when asking about it. */
  reference: Fixed<string>
  /** The language that it was sent in. */
  language: string
}

/** A row with a page, or a place on one, of its own. */
interface Addressed extends Ordered {
  /** Its part of the address; unique in its table. */
  slug: string
}

export interface ProjectsTable extends Addressed {
  picture_id: string | null
  sector: string
  year: number
  title_ar: string
  title_en: string
  client_ar: string
  client_en: string
  location_ar: string
  location_en: string
  challenge_ar: string
  challenge_en: string
  solution_ar: string
  solution_en: string
  scope_ar: JsonText<string[]>
  scope_en: JsonText<string[]>
  quantities_ar: JsonText<Quantity[]>
  quantities_en: JsonText<Quantity[]>
  gallery: JsonText<StoredImage[]>
}

export interface ServicesTable extends Addressed {
  picture_id: string | null
  title_ar: string
  title_en: string
  summary_ar: string
  summary_en: string
  description_ar: string
  description_en: string
}

export interface AssociatedServicesTable extends Ordered {
  service_id: string
  title_ar: string
  title_en: string
  description_ar: string
  description_en: string
}

/** Units as in the contract: m³/h, Pa, kW, mm. */
export interface ProductsTable extends Addressed {
  picture_id: string | null
  title_ar: string
  title_en: string
  description_ar: string
  description_en: string
  type: string
  airflow_minimum: number
  airflow_maximum: number
  pressure_minimum: number
  pressure_maximum: number
  power_minimum: number
  power_maximum: number
  sizes: JsonText<number[]>
  /** Its name under `/media/`. */
  data_sheet_file: string | null
}

export interface JobsTable extends Addressed {
  title_ar: string
  title_en: string
  department_ar: string
  department_en: string
  location_ar: string
  location_en: string
  employment: string
  description_ar: string
  description_en: string
  requirements_ar: JsonText<string[]>
  requirements_en: JsonText<string[]>
  /** `YYYY-MM-DD`. */
  open_since: string
}

/** A contact message (spec section 3). */
export interface MessagesTable extends Submitted {
  name: string
  email: string
  phone_number: string
  message_content: string
  /** One of `contactTopics`; empty where none was chosen. */
  topic: string
  status: string
  /** What staff note for themselves. */
  notes: string
}

/** A CV that was submitted, for a vacancy or for any (spec section 3; decisions 10). What was left out is empty. */
export interface ApplicationsTable extends Submitted {
  full_name: string
  email: string
  /** `yyyy-mm-dd`. */
  dob: string
  phone: string
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

/** A company that registered as a vendor (decisions 11). What was left out is empty. */
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

/** A key that a submission came with, for as long as it may come again (decisions 19). */
export interface SubmissionKeysTable {
  /** Lower-cased. */
  key: Fixed<string>
  /** Of the call and everything that was sent: another digest is another submission. */
  digest: Fixed<string>
  submission_id: Fixed<string>
  expires_at: TimeText
}

/** Grows when a collection's records, or their order, change: what the If-Match of a reorder is held against. */
export interface OrderVersionsTable {
  collection: Fixed<string>
  version: number
}

/** Who changed what, and when (decisions 20). */
export interface AuditEntriesTable {
  id: Fixed<string>
  at: Fixed<TimeText>
  user_id: Fixed<string>
  /** As it was then: accounts may go. */
  user_email: Fixed<string>
  collection: Fixed<string>
  /** Null for a change of the whole collection. */
  record_id: Fixed<string | null>
  action: Fixed<'create' | 'save' | 'remove' | 'restore' | 'reorder'>
  /** The fields that changed, as they were; null where the record was not there. */
  before: Fixed<JsonText<Record<string, unknown> | null>>
  after: Fixed<JsonText<Record<string, unknown> | null>>
}

/** Rows that were deleted, whole, until someone brings them back. */
export interface DeletedRecordsTable {
  collection: Fixed<string>
  record_id: Fixed<string>
  row: Fixed<JsonText<Record<string, string | number | null>>>
  deleted_at: Fixed<TimeText>
}

/** Records' texts folded for search and sorting, as of the version named; made when they are first asked for. */
export interface SearchTextsTable {
  collection: Fixed<string>
  record_id: Fixed<string>
  record_version: number
  title: string
  content: string
}

/** One row: grows with every change of public content, 0 until the first. */
export interface ContentVersionTable {
  id: Fixed<number>
  version: number
}

export interface Tables {
  users: UsersTable
  sessions: SessionsTable
  session_tokens: SessionTokensTable
  password_resets: PasswordResetsTable
  attempts: AttemptsTable
  pictures: PicturesTable
  frames: FramesTable
  abouts: AboutsTable
  drivers: DriversTable
  numbers: NumbersTable
  home_tabs: HomeTabsTable
  home_cards: HomeCardsTable
  clients: ClientsTable
  certificates: CertificatesTable
  projects: ProjectsTable
  services: ServicesTable
  associated_services: AssociatedServicesTable
  products: ProductsTable
  jobs: JobsTable
  settings: SettingsTable
  branches: BranchesTable
  messages: MessagesTable
  applications: ApplicationsTable
  vendors: VendorsTable
  vendor_documents: VendorDocumentsTable
  private_files: PrivateFilesTable
  submission_keys: SubmissionKeysTable
  order_versions: OrderVersionsTable
  audit_entries: AuditEntriesTable
  deleted_records: DeletedRecordsTable
  search_texts: SearchTextsTable
  content_version: ContentVersionTable
}
