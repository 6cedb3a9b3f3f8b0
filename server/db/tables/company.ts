import type { OpeningHours } from '#contract/opening-hours.ts'
import type { Flag, JsonText } from '../column-values.ts'
import type { Ordered, Revised } from './revised.ts'

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
  opening_hours: JsonText<OpeningHours>
  is_default: Flag
}

/** The company itself. */
export interface CompanyTables {
  settings: SettingsTable
  branches: BranchesTable
}
