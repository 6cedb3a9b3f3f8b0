import type { Language } from '#contract/locale.ts'
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

/** A picture within a record, with its alternative texts: `altEn` is the English one. */
export type StoredImage = { pictureId: string } & { [L in Language as AltName<L>]?: string }

/** The name of the alternative text in a language. */
export type AltName<L extends Language> = `alt${Capitalize<L>}`

/** Stored pictures, and how records name them. */
export interface PictureTables {
  pictures: PicturesTable
}
