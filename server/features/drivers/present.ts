import type { Selectable } from 'kysely'
import type { Driver } from '#contract/content/driver.ts'
import type { Language } from '#contract/locale.ts'
import { localize } from '#server/content/localize.ts'
import { presentPicture, type PictureColumns } from '#server/content/stored-picture.ts'
import type { DriversTable } from '#server/db/tables/home.ts'

export function presentDriver(
  row: Selectable<DriversTable> & PictureColumns,
  language: Language,
): Driver {
  return {
    id: row.id,
    ...presentPicture(row),
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      description: { ar: row.description_ar, en: row.description_en },
      alt: { ar: row.alt_ar, en: row.alt_en },
    }),
  }
}
