import type { Picture } from '#contract/picture-schema.ts'
import { pictureImageUrl } from '#contract/picture.ts'
import type { PicturesTable } from '#server/db/tables/pictures.ts'
import { pictureOf } from './picture-of.ts'

/** The columns of a joined picture, under names that no other table uses. */
export const pictureColumns = [
  'pictures.key as picture_key',
  'pictures.width as picture_width',
  'pictures.height as picture_height',
  'pictures.color as picture_color',
  'pictures.widths as picture_widths',
  'pictures.focus_x as picture_focus_x',
  'pictures.focus_y as picture_focus_y',
] as const

/** A row joined with its picture; all null where it has none. */
export interface PictureColumns {
  picture_key: string | null
  picture_width: number | null
  picture_height: number | null
  picture_color: string | null
  picture_widths: PicturesTable['widths'] | null
  picture_focus_x: number | null
  picture_focus_y: number | null
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
  const picture = pictureOf({
    key: row.picture_key,
    width: row.picture_width,
    height: row.picture_height,
    color: row.picture_color,
    widths: row.picture_widths,
    focus_x: row.picture_focus_x,
    focus_y: row.picture_focus_y,
  })
  return { imageUrl: pictureImageUrl(picture), picture }
}
