import { type CellObject, utils, type WorkSheet, write } from 'xlsx'
import { cleanText } from '#src/ui/documents/clean-text.ts'
import type { ExportCell, ExportKind, ExportTable } from '../export-table.ts'
import { cellFormats } from './cell-formats.ts'
import { polishWorkbook } from './polish-workbook.ts'
import { serialDay, serialMoment } from './serial-date.ts'

/** Characters: a cell of Excel holds no more. */
const longestText = 32_767
const widths = { least: 10, most: 60 }

/**
 * A list as an Excel workbook: one sheet, from right to left in Arabic, with numbers and dates that can be computed
 * with. Every text is a text cell, so that none ever runs as a formula (EXPORT-4).
 */
export function writeWorkbook(table: ExportTable): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  utils.book_append_sheet(book, sheetOf(table), sheetName(table.title))
  utils.book_append_sheet(book, aboutSheet(table), sheetName(table.aboutTitle))
  book.Workbook = { Views: [{ RTL: table.direction === 'rtl' }] }
  book.Props = { Title: table.title, Company: table.company }
  // The package types its answer as any.
  const bytes = write(book, { type: 'array', bookType: 'xlsx', bookSST: true }) as ArrayBuffer
  return polishWorkbook(new Uint8Array(bytes), table.direction)
}

function sheetOf({ columns, rows }: ExportTable): WorkSheet {
  const sheet: WorkSheet = {}
  const put = (row: number, column: number, cell: CellObject | undefined) => {
    if (cell) sheet[utils.encode_cell({ r: row, c: column })] = cell
  }
  columns.forEach(({ header }, at) => put(0, at, textCell(header, cellFormats.header)))
  rows.forEach((cells, row) =>
    cells.forEach((cell, at) => put(row + 1, at, cellOf(cell, columns[at]?.kind ?? 'text'))),
  )
  const ref = utils.encode_range({
    s: { r: 0, c: 0 },
    e: { r: rows.length, c: Math.max(0, columns.length - 1) },
  })
  sheet['!ref'] = ref
  sheet['!autofilter'] = { ref }
  sheet['!cols'] = columns.map(({ header }, at) => ({
    wch: widthOf([header, ...rows.map((row) => row[at]?.text ?? '')]),
  }))
  return sheet
}

/** A sheet that tells of the list what paper has above and below it: rows above the headings would be in the way. */
function aboutSheet({ company, title, narrowing, takenAt }: ExportTable): WorkSheet {
  const lines = [company, title, narrowing, takenAt].filter((line) => line !== '')
  const sheet: WorkSheet = { '!ref': `A1:A${lines.length}`, '!cols': [{ wch: widthOf(lines) }] }
  lines.forEach((line, row) => {
    sheet[utils.encode_cell({ r: row, c: 0 })] = textCell(line, cellFormats.text)
  })
  return sheet
}

function cellOf({ value }: ExportCell, kind: ExportKind): CellObject | undefined {
  if (value === null || value === '') return undefined
  if (value instanceof Date) return numberCell(serialMoment(value), cellFormats.moment)
  if (typeof value === 'number') return numberCell(value, numberFormat(value, kind))
  const day = kind === 'date' ? serialDay(value) : undefined
  if (day !== undefined) return numberCell(day, cellFormats.date)
  return textCell(value, kind === 'ltr' ? cellFormats.ltr : cellFormats.text)
}

function numberFormat(value: number, kind: ExportKind): string {
  if (kind === 'year') return cellFormats.year
  return Number.isInteger(value) ? cellFormats.wholeNumber : cellFormats.number
}

const numberCell = (value: number, format: string): CellObject => ({ t: 'n', v: value, z: format })

function textCell(text: string, format: string): CellObject {
  return { t: 's', v: cleanText(text).slice(0, longestText), z: format }
}

/** In characters, by the longest line among them. */
function widthOf(texts: string[]): number {
  const longest = texts.reduce(
    (most, text) => Math.max(most, (text.split('\n', 1)[0] ?? '').length),
    0,
  )
  return Math.min(widths.most, Math.max(widths.least, longest + 2))
}

/** A sheet's name that Excel accepts. */
function sheetName(title: string): string {
  return (
    cleanText(title)
      .replaceAll(/[\\/?*[\]:']/g, ' ')
      .trim()
      .slice(0, 31) || 'Sheet1'
  )
}
