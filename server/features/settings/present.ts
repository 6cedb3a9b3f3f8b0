import type { Selectable } from 'kysely'
import type { Settings } from '#contract/content/settings.ts'
import type { Language } from '#contract/locale.ts'
import { formatPhone } from '#server/content/format-phone.ts'
import { localize } from '#server/content/localize.ts'
import { presentPicture, type PictureColumns } from '#server/content/stored-picture.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { SettingsTable } from '#server/db/tables/company.ts'

export function presentSettings(
  row: Selectable<SettingsTable> & PictureColumns,
  language: Language,
): Settings {
  const { picture: logo } = presentPicture(row)
  return {
    id: row.id,
    ...(logo && { logo }),
    facebookLink: row.facebook_link,
    instagramLink: row.instagram_link,
    twitterLink: row.twitter_link,
    linkedinLink: row.linkedin_link,
    whatsAppLink: row.whats_app_link,
    gmailLink: row.gmail_link,
    locationLink: row.location_link,
    phoneNumber: formatPhone(row.phone_number),
    contactPhones: fromJson(row.contact_phones).map(formatPhone),
    ...localize(language, {
      companyName: { ar: row.company_name_ar, en: row.company_name_en },
      companyDescription: { ar: row.company_description_ar, en: row.company_description_en },
      country: { ar: row.country_ar, en: row.country_en },
    }),
  }
}
