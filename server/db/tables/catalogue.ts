import type { AddressedCollection } from '#contract/admin/redirects.ts'
import type { Quantity } from '#contract/content/project.ts'
import type { Fixed, JsonText, TimeText } from '../column-values.ts'
import type { Pictured, StoredImage } from './pictures.ts'
import type { Ordered, Revised } from './revised.ts'

/** A row with a page, or a place on one, of its own. */
interface Addressed extends Ordered {
  /** Its part of the address; unique in its table. */
  slug: string
}

export interface ProjectsTable extends Addressed, Pictured {
  sector: string
  year: number
  title_ar: string
  title_en: string
  client_ar: string
  client_en: string
  location_ar: string
  location_en: string
  description_ar: string
  description_en: string
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

export interface ServicesTable extends Addressed, Pictured {
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
export interface ProductsTable extends Addressed, Pictured {
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
  /** The `file` of a data sheet. */
  data_sheet_file: string | null
}

/** A PDF that products may name. */
export interface DataSheetsTable {
  /** Its name under `/media/`. */
  file: Fixed<string>
  /** For display only. */
  name: Fixed<string>
  created_at: Fixed<TimeText>
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

/** An address that a record had before it got another one. */
export interface RedirectsTable extends Revised {
  collection: AddressedCollection
  /** Unique in its collection, and none that a record of it has now. */
  slug: string
  record_id: string
}

/** What has pages of its own, or a place on one. */
export interface CatalogueTables {
  projects: ProjectsTable
  services: ServicesTable
  associated_services: AssociatedServicesTable
  products: ProductsTable
  data_sheets: DataSheetsTable
  jobs: JobsTable
  redirects: RedirectsTable
}
