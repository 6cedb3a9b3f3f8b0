import type { Selectable } from 'kysely'
import type { Picture } from '#contract/picture-schema.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { PicturesTable } from '#server/db/tables/pictures.ts'

type PictureRow = Omit<Selectable<PicturesTable>, 'id' | 'created_at'>

/** Presents a stored picture as the contract's `Picture`. */
export function pictureOf({ key, width, height, color, widths, ...row }: PictureRow): Picture {
  const { focus_x: x, focus_y: y } = row
  return {
    key,
    width,
    height,
    color,
    widths: fromJson(widths),
    ...(x !== null && y !== null && { focus: { x, y } }),
  }
}
