import { fanLimits } from '#contract/fans/fan-limits.ts'
import { readNumbers } from '#contract/read-numbers.ts'
import { headingOf } from './headings.ts'
import { columnCount, emptyPoint, type PointTexts } from './model-form.ts'
import { parseTable } from './paste-table.ts'

interface Pasted {
  curve: PointTexts[]
  /** Rows that a curve has no room for, and columns that the table does not have. */
  leftOut: { rows: number; columns: number }
}

/** Figures that a spreadsheet worked out have more digits than anybody measured. */
const tidy = new Intl.NumberFormat('en', { maximumSignificantDigits: 6, useGrouping: false })

/** As a spreadsheet shows and keeps the very small and the very large; nobody types it. */
const scientific = /^-?\d(?:[.,]\d+)?e[+-]\d+$/i

const readCells = (cells: readonly string[]) =>
  readNumbers(
    cells.map((cell) =>
      scientific.test(cell.trim()) ? tidy.format(Number(cell.replace(',', '.'))) : cell,
    ),
  )

/** Numbers as the form writes them; what is no number stays as it was copied, for the rules to name it. */
export function tidyNumbers(cells: readonly string[]): string[] {
  return readCells(cells).map((number, index) => {
    if (number === undefined) return ''
    return Number.isNaN(number) ? (cells[index] ?? '').trim() : tidy.format(number)
  })
}

const isHeadingRow = (row: readonly string[]) =>
  row.some((cell) => cell.trim() !== '') &&
  readCells(row).every((number) => number === undefined || Number.isNaN(number))

/** The columns of the table that headings name; undefined where they name none of them. */
function columnsByHeadings(headings: readonly string[]): (number | undefined)[] | undefined {
  const columns = headings.map((heading) => {
    const target = headingOf(heading)
    return target !== undefined && 'column' in target ? target.column : undefined
  })
  return columns.some((column) => column !== undefined) ? columns : undefined
}

/**
 * Puts copied cells into a curve, from a cell on; a row of headings says itself which columns it is of.
 *
 * @param copied as the clipboard gives it
 * @returns undefined for a single cell, which the field takes by itself
 */
export function pastePoints(
  curve: readonly PointTexts[],
  from: { row: number; column: number },
  copied: string,
): Pasted | undefined {
  const table = parseTable(copied)
  if (table.length === 1 && table[0]?.length === 1) return undefined
  const [first = []] = table
  const hasHeadings = isHeadingRow(first)
  const rows = hasHeadings ? table.slice(1) : table
  const named = hasHeadings ? columnsByHeadings(first) : undefined
  const placeOf = (index: number) => (named ? named[index] : from.column + index)
  const width = Math.max(...rows.map((row) => row.length))
  // One hand wrote the whole block: its commas are all meant alike.
  const flat = tidyNumbers(rows.flatMap((row) => row))
  const points: PointTexts[] = [...curve]
  let read = 0
  rows.forEach((row, offset) => {
    const at = from.row + offset
    const cells = flat.slice(read, read + row.length)
    read += row.length
    if (at >= fanLimits.points) return
    while (points.length <= at) points.push(emptyPoint)
    const changed = [...(points[at] ?? emptyPoint)]
    cells.forEach((cell, index) => {
      const column = placeOf(index)
      if (column !== undefined && column < columnCount) changed[column] = cell
    })
    points[at] = changed
  })
  const columns = Array.from({ length: width }, (_, index) => placeOf(index))
  return {
    curve: points,
    leftOut: {
      rows: Math.max(0, from.row + rows.length - fanLimits.points),
      columns: columns.filter((column) => column === undefined || column >= columnCount).length,
    },
  }
}
