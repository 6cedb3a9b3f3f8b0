import type { Selectable } from 'kysely'
import type { Slide } from '#contract/content/slide.ts'
import type { Language } from '#contract/locale.ts'
import { localize } from '#server/content/localize.ts'
import { presentPicture, type PictureColumns } from '#server/content/stored-picture.ts'
import type { FramesTable } from '#server/db/tables/home.ts'

export function presentFrame(
  row: Selectable<FramesTable> & PictureColumns,
  language: Language,
): Slide {
  return {
    id: row.id,
    nameAr: row.title_ar,
    nameEn: row.title_en,
    url: row.url,
    ...presentPicture(row),
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      clickableName: { ar: row.clickable_name_ar, en: row.clickable_name_en },
      alt: { ar: row.alt_ar, en: row.alt_en },
    }),
  }
}
