import { type CellObject, read, SSF, utils, type WorkSheet } from 'xlsx'
import { fanLimits } from '#contract/fans/fan-limits.ts'
import type { Sheet, SheetCell } from './sheet.ts'

/** Rows that are looked at: every point of every model, headings, and some lines between. */
const mostRows = fanLimits.models * fanLimits.points + 200
/** Columns: more than three times those that a model has. */
const mostColumns = 100

// The package types this part of it as any.
const { is_date: isDateFormat } = SSF as { is_date: (format: string) => boolean }

/** A part of one in percent, without what binary fractions add, such as that of 0.57 · 100. */
const tidyPercent = (part: number) => Number((100 * part).toPrecision(12))

function cellOf(cell: CellObject | undefined): SheetCell {
  if (cell === undefined) return { text: '' }
  if (cell.t === 'e') return { text: '', fault: 'error' }
  if (cell.t === 'z' || cell.v === undefined)
    return cell.f === undefined ? { text: '' } : { text: '', fault: 'formula' }
  if (cell.t === 'd' || (cell.t === 'n' && typeof cell.z === 'string' && isDateFormat(cell.z)))
    return { text: '', fault: 'date' }
  // Excel keeps 65% as 0.65. The sign stays: it fits an efficiency alone.
  if (cell.t === 'n' && cell.z?.toString().includes('%') === true)
    return { text: `${tidyPercent(Number(cell.v))}%` }
  return { text: String(cell.v).trim() }
}

/** A merged cell has its value in each of its rows; the columns beside its first one are empty. */
function fillMerged(rows: SheetCell[][], merges: WorkSheet['!merges'] = []): void {
  for (const { s: start, e: end } of merges) {
    const value = rows[start.r]?.[start.c]
    if (value === undefined || end.r === start.r) continue
    for (let row = start.r; row <= Math.min(end.r, rows.length - 1); row += 1) {
      const cells = rows[row]
      if (cells) cells[start.c] = { ...value, isMerged: true }
    }
  }
}

function sheetOf(name: string, sheet: WorkSheet): Sheet {
  const { s: start, e: end } = utils.decode_range(sheet['!ref'] ?? 'A1')
  const height = Math.min(end.r + 1, mostRows)
  const width = Math.min(end.c + 1, mostColumns)
  const rows = Array.from({ length: Math.max(height, start.r) }, (_row, row) =>
    Array.from({ length: width }, (_column, column) =>
      cellOf(sheet[utils.encode_cell({ r: row, c: column })] as CellObject | undefined),
    ),
  )
  fillMerged(rows, sheet['!merges'])
  return { name, rows }
}

/**
 * Reads the sheets of a workbook, as far as models of fans can need: values, and of formulas their results.
 *
 * @throws Error for a file that is no workbook
 */
export function readWorkbook(bytes: ArrayBuffer): Sheet[] {
  const octets = new Uint8Array(bytes)
  const [first, second] = octets
  // The package takes any text for a sheet; a workbook is an archive, which begins with PK.
  if (first !== 0x50 || second !== 0x4b) throw new Error('this file is no workbook')
  // Without `sheetStubs` a formula that nothing has worked out would be no cell at all.
  const options = { type: 'array', sheetRows: mostRows, cellNF: true, sheetStubs: true } as const
  const book = read(octets, options)
  return book.SheetNames.flatMap((name) => {
    const sheet = book.Sheets[name]
    return sheet?.['!ref'] === undefined ? [] : [sheetOf(name, sheet)]
  })
}
