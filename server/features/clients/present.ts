import type { Selectable } from 'kysely'
import type { Client } from '#contract/content/client.ts'
import type { Language } from '#contract/locale.ts'
import { localize } from '#server/content/localize.ts'
import { presentPicture, type PictureColumns } from '#server/content/stored-picture.ts'
import type { ClientsTable } from '#server/db/tables/home.ts'

export function presentClient(
  row: Selectable<ClientsTable> & PictureColumns,
  language: Language,
): Client {
  return {
    id: row.id,
    ...presentPicture(row),
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      alt: { ar: row.alt_ar, en: row.alt_en },
    }),
  }
}
