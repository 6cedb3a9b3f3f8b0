import type { Flag, JsonText } from '../column-values.ts'
import type { Pictured, StoredImage } from './pictures.ts'
import type { Ordered, Revised } from './revised.ts'

export interface FramesTable extends Ordered, Pictured {
  title_ar: string
  title_en: string
  clickable_name_ar: string
  clickable_name_en: string
  url: string
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

export interface DriversTable extends Ordered, Pictured {
  title_ar: string
  title_en: string
  description_ar: string
  description_en: string
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

export interface ClientsTable extends Ordered, Pictured {
  title_ar: string
  title_en: string
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

/** What the home page shows. */
export interface HomeTables {
  frames: FramesTable
  abouts: AboutsTable
  drivers: DriversTable
  numbers: NumbersTable
  home_tabs: HomeTabsTable
  home_cards: HomeCardsTable
  clients: ClientsTable
  certificates: CertificatesTable
}
