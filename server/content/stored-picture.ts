import type { Picture } from '#contract/picture-schema.ts'
import { pictureImageUrl } from '#contract/picture.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { PicturesTable } from '#server/db/tables/pictures.ts'

/** The columns of a joined picture, under names that no other table uses. */
export const pictureColumns = [
  'pictures.key as picture_key',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.color as picture_color',
  'pictures.widths as picture_widths',
] as const

/** A row joined with its picture; all null where it has none. */
export interface PictureColumns {
  picture_key: string | null
  picture_width: number | null
  picture_height: number | null
  picture_color: string | null
  picture_widths: PicturesTable['widths'] | null
}

/** The `imageUrl` and `picture` of a record; an empty address where it has none. */
export function presentPicture(row: PictureColumns): { imageUrl: string; picture?: Picture } {
  if (
    row.picture_key === null ||
    row.picture_width === null ||
    row.picture_height === null ||
    row.picture_color === null ||
    row.picture_widths === null
  ) {
    return { imageUrl: '' }
  }
  const picture = {
    key: row.picture_key,
    width: row.picture_width,
    height: row.picture_height,
    color: row.picture_color,
    widths: fromJson(row.picture_widths),
  }
  return { imageUrl: pictureImageUrl(picture), picture }
}
