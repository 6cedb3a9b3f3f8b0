import type { Selectable } from 'kysely'
import type { Branch } from '#contract/content/branch.ts'
import type { Language } from '#contract/locale.ts'
import { formatPhone } from '#server/content/format-phone.ts'
import { localize } from '#server/content/localize.ts'
import { fromFlag, fromJson } from '#server/db/column-values.ts'
import type { BranchesTable } from '#server/db/tables/company.ts'

export function presentBranch(row: Selectable<BranchesTable>, language: Language): Branch {
  return {
    id: row.id,
    countryCode: row.country_code,
    phones: fromJson(row.phones).map(formatPhone),
    whatsApp: row.whats_app,
    email: row.email,
    mapLink: row.map_link,
    latitude: row.latitude,
    longitude: row.longitude,
    openingHours: fromJson(row.opening_hours),
    isDefault: fromFlag(row.is_default),
    ...localize(language, {
      name: { ar: row.name_ar, en: row.name_en },
      city: { ar: row.city_ar, en: row.city_en },
      address: { ar: row.address_ar, en: row.address_en },
    }),
  }
}
