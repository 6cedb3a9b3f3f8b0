import { fromJson, toJson } from '#server/db/column-values.ts'
import type { StoredImage } from '#server/db/tables/pictures.ts'
import type { FieldColumns } from './field-columns.ts'

export interface Image {
  pictureId: string
  alt: { ar: string; en: string }
}

/** Pictures with what they show, as JSON. */
export function images(column: string): FieldColumns<Image[]> {
  return {
    write(value) {
      const stored = value.map(({ pictureId, alt }): StoredImage => {
        return { pictureId, altAr: alt.ar, altEn: alt.en }
      })
      return { [column]: toJson(stored) }
    },
    read: (row) =>
      fromJson<StoredImage[]>(String(row[column])).map(({ pictureId, altAr, altEn }) => {
        return { pictureId, alt: { ar: altAr, en: altEn } }
      }),
    pictureIds: (value) => value.map(({ pictureId }) => pictureId),
  }
}
