import type { TFunction } from 'i18next'
import type { Language, Localized } from '#contract/locale.ts'
import type { Picture } from '#contract/picture-schema.ts'
import type { Tone } from './state-tones.ts'

/** A record of any collection. */
export interface AdminRecord extends Record<string, unknown> {
  id: string
  version: number
  createdAt: string
  updatedAt: string
  pictures: Record<string, Picture>
}

/** The back office's words and the site's own: what a collection's declaration names things with. */
export type AdminText = TFunction<['admin', 'translation']>

/** A word that stands out in a list. */
export interface MarkText {
  text: string
  tone: Tone
}

export type ColumnValue = string | number | Date | boolean | null

/**
 * One column of a collection's list, read alike by the table, the cards of a phone, Excel, PDF and print.
 *
 * Values by kind: `number` a number; `year` a number without thousands; `date` a day as `yyyy-mm-dd`; `moment` a Date;
 * `choice` a stable word, for which `choice` gives the text; `flag` a boolean; `picture` the address of a picture,
 * which exports leave out; the others a text. A missing value is null or an empty text.
 */
export interface AdminColumn<Row> {
  name: string
  header: (t: AdminText) => string
  kind:
    | 'text'
    | 'localized'
    | 'number'
    | 'year'
    | 'date'
    | 'moment'
    | 'choice'
    | 'flag'
    | 'phone'
    | 'email'
    | 'picture'
    | 'link'
  /** @param language that of the page; a localized text falls back to the others */
  value: (row: Row, language: Language) => ColumnValue
  /** The texts of all languages, of which the cell shows one. */
  texts?: (row: Row) => Partial<Localized> | null
  /** The text of a choice: of a stable word, which may be followed by what it is said of. */
  choice?: (code: string, t: AdminText) => string
  /** Words beside the value, each in its colour; exports have a column for them. */
  marks?: (row: Row, language: Language) => readonly MarkText[]
  /** A word beside the value, such as that a day is past. */
  remark?: (row: Row, t: AdminText) => string | undefined
  /** The text for a record without a value; nothing unless told. */
  none?: (t: AdminText) => string
  /** Its share of the table's width beside the others'; 1 unless told. */
  width?: number
  /** Pixels under which its texts could not be told apart; by its kind unless told. */
  leastWidth?: number
  /** The name that the server sorts by; without it the column cannot be sorted. */
  sort?: string
  /** On a card of a phone: its title, two lines below that, a line with its name, or left out. */
  card?: 'title' | 'summary' | 'line' | 'none'
}
