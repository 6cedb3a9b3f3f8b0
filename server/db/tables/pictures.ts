import type { Fixed, JsonText, TimeText } from '../column-values.ts'

export interface PicturesTable {
  id: Fixed<string>
  /** The name of its files, `{key}-{width}.{format}`; changes with the content. */
  key: Fixed<string>
  width: number
  height: number
  color: string
  widths: JsonText<number[]>
  /** The point that stays in sight where not all is shown: parts of width and height. Null is the middle. */
  focus_x: number | null
  focus_y: number | null
  created_at: Fixed<TimeText>
}

/** A picture within a record, with its alternative text. */
export interface StoredImage {
  pictureId: string
  altAr: string
  altEn: string
}

/** Stored pictures, and how records name them. */
export interface PictureTables {
  pictures: PicturesTable
}
