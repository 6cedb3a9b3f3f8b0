import type { Language } from '#contract/locale.ts'
import type { Fixed, TimeText } from '../column-values.ts'

/** A company profile in one language; those of one version were made together (PROFILE-2). */
export interface CompanyProfilesTable {
  version: Fixed<number>
  language: Fixed<Language>
  /** The name of a row of `data_sheets`. */
  file: Fixed<string>
  /** Bytes. */
  size: Fixed<number>
  pages: Fixed<number>
  /** Names the content that it was made of. */
  content_hash: Fixed<string>
  made_at: Fixed<TimeText>
  /** The user who made it. */
  made_by: Fixed<string>
}

export interface CompanyProfileTables {
  company_profiles: CompanyProfilesTable
}
