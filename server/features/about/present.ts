import type { Selectable } from 'kysely'
import type { About } from '#contract/content/about.ts'
import type { Language } from '#contract/locale.ts'
import { localize } from '#server/content/localize.ts'
import { presentImages, type StoredPictures } from '#server/content/stored-images.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { AboutsTable } from '#server/db/tables/home.ts'

/** An about section with its pictures. */
export function presentAbout(
  row: Selectable<AboutsTable>,
  pictures: StoredPictures,
  language: Language,
): About {
  const images = presentImages('images', fromJson(row.images), pictures, language)
  const { fieldLanguages, ...texts } = localize(language, {
    aboutTitle: { ar: row.about_title_ar, en: row.about_title_en },
    about: { ar: row.about_ar, en: row.about_en },
    trustedTitle: { ar: row.trusted_title_ar, en: row.trusted_title_en },
    trusted: { ar: fromJson(row.trusted_ar), en: fromJson(row.trusted_en) },
    tailoredTitle: { ar: row.tailored_title_ar, en: row.tailored_title_en },
    tailored: { ar: fromJson(row.tailored_ar), en: fromJson(row.tailored_en) },
  })
  const fallbacks = { ...fieldLanguages, ...images.fieldLanguages }
  return {
    id: row.id,
    ...texts,
    images: images.records,
    ...(Object.keys(fallbacks).length > 0 && { fieldLanguages: fallbacks }),
  }
}
