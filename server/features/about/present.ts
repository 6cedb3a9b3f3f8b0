import type { Selectable } from 'kysely'
import type { About } from '#contract/content/about.ts'
import type { Language } from '#contract/locale.ts'
import { pictureImageUrl } from '#contract/picture.ts'
import { localize } from '#server/content/localize.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { AboutsTable, PicturesTable } from '#server/db/tables.ts'

/**
 * An about section. An image whose picture is gone is left out. `fieldLanguages` names an alternative text
 * that fell back by its place, such as `images.0.alt`.
 */
export function presentAbout(
  row: Selectable<AboutsTable>,
  pictureById: Map<string, Selectable<PicturesTable>>,
  language: Language,
): About {
  const images = presentImages(row, pictureById, language)
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

function presentImages(
  row: Selectable<AboutsTable>,
  pictureById: Map<string, Selectable<PicturesTable>>,
  language: Language,
) {
  const fieldLanguages: Record<string, Language> = {}
  const records = fromJson(row.images)
    .flatMap((image) => {
      const stored = pictureById.get(image.pictureId)
      return stored ? [{ ...image, stored }] : []
    })
    .map(({ altAr, altEn, stored }, index) => {
      const localized = localize(language, { alt: { ar: altAr, en: altEn } })
      const fallback = localized.fieldLanguages?.['alt']
      if (fallback) fieldLanguages[`images.${index}.alt`] = fallback
      const { key, width, height, color } = stored
      const picture = { key, width, height, color, widths: fromJson(stored.widths) }
      return { imageUrl: pictureImageUrl(picture), alt: localized.alt, picture }
    })
  return { records, fieldLanguages }
}
