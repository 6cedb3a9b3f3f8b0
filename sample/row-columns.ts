import type { Insertable } from 'kysely'
import { toJson } from '#server/db/column-values.ts'
import { newRow } from '#server/db/new-row.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Localized, SeedImage } from './seed-types.ts'
import { pictureId, type StoredFiles } from './stored-files.ts'

export type Rows<Table extends keyof Tables> = Insertable<Tables[Table]>[]

export function orderedRow(index: number) {
  return { ...newRow(), sort_order: index + 1 }
}

export function columns<Field extends string>(field: Field, text: Localized) {
  const pair = { [`${field}_ar`]: text.ar, [`${field}_en`]: text.en }
  // TypeScript widens computed template keys to string.
  return pair as Record<`${Field}_ar` | `${Field}_en`, string>
}

export function listColumns<Field extends string>(
  field: Field,
  list: { ar: unknown[]; en: unknown[] },
) {
  return columns(field, { ar: toJson(list.ar), en: toJson(list.en) })
}

export function imageColumns({ picture, alt }: SeedImage, files: StoredFiles) {
  return { picture_id: pictureId(files, picture), ...columns('alt', alt) }
}

export function imagesColumn(images: SeedImage[], files: StoredFiles) {
  return toJson(
    images.map(({ picture, alt }) => ({
      pictureId: pictureId(files, picture),
      altAr: alt.ar,
      altEn: alt.en,
    })),
  )
}
