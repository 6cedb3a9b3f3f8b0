import type { Direction } from '#contract/locale.ts'

/**
 * The way a column's cells are written: `ltr` is a text of its own direction, such as a phone number, `year` a number
 * without thousands.
 */
export type ExportKind = 'text' | 'ltr' | 'number' | 'year' | 'date' | 'moment'

export interface ExportColumn {
  header: string
  kind: ExportKind
  /** Its share of the width beside the others'. */
  width: number
  /** On paper it stands below the others, in a line of the record's own, where it has a value. */
  below?: boolean
}

export interface ExportCell {
  /** The text that a person reads. */
  text: string
  /** The value for a spreadsheet: a number, a moment, a day as `yyyy-mm-dd`, a text, or null where nothing is. */
  value: string | number | Date | null
}

/** A list as it leaves the back office, for Excel, PDF and print alike; it can be handed to a worker. */
export interface ExportTable {
  company: string
  title: string
  /** When it was taken, and how many rows it has, in words. */
  takenAt: string
  /** The search and the filters that it was narrowed by, in words; empty where it was not. */
  narrowing: string
  /** The name of the workbook's second sheet, which holds company, title, narrowing and `takenAt`. */
  aboutTitle: string
  /** 'Page {page} of {total}' in the page's language. */
  pageText: string
  language: string
  direction: Direction
  columns: ExportColumn[]
  rows: ExportCell[][]
}
