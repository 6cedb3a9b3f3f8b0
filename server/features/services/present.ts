import type { Selectable } from 'kysely'
import type { AssociatedService, Service } from '#contract/content/service.ts'
import type { Language } from '#contract/locale.ts'
import type { FormerSlugs } from '#server/content/former-slugs.ts'
import { localize } from '#server/content/localize.ts'
import { presentPicture, type PictureColumns } from '#server/content/stored-picture.ts'
import type { AssociatedServicesTable, ServicesTable } from '#server/db/tables/catalogue.ts'

/** @param associated the rows that belong to this service */
export function presentService(
  row: Selectable<ServicesTable> & PictureColumns & FormerSlugs,
  associated: Selectable<AssociatedServicesTable>[],
  language: Language,
): Service {
  return {
    id: row.id,
    slug: row.slug,
    formerSlugs: row.formerSlugs,
    associated: associated.map((entry) => presentAssociatedService(entry, language)),
    ...presentPicture(row),
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      summary: { ar: row.summary_ar, en: row.summary_en },
      description: { ar: row.description_ar, en: row.description_en },
      alt: { ar: row.alt_ar, en: row.alt_en },
    }),
  }
}

function presentAssociatedService(
  row: Selectable<AssociatedServicesTable>,
  language: Language,
): AssociatedService {
  return {
    id: row.id,
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      description: { ar: row.description_ar, en: row.description_en },
    }),
  }
}
