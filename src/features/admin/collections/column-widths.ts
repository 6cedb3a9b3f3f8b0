import type { AdminColumn, AdminRecord } from './column.ts'
import type { CollectionScreen } from './screen.ts'

/** Pixels: two lines of a text, and of a head. */
export const rowHeight = 64
export const headHeight = 60

/** Pixels: quiet beside the words, which say what the column is. */
export const sortIconSize = 18

/** Pixels under which what must not be broken would be. */
const leastWidths: Partial<Record<AdminColumn<AdminRecord>['kind'], number>> = {
  phone: 160,
  email: 168,
  // Firefox sets letters a little wider than the others.
  moment: 160,
  date: 160,
  localized: 120,
  text: 136,
}

/** Pixels: what a cell and a head leave free on both sides together. */
export const cellPadding = 20

/** Pixels that a letter of a head takes, on the average of a word in either script. */
const letterWidth = 8.5

/** The least width at which no word of a head is cut. */
function headWidth(header: string, sortable: boolean): number {
  const longest = Math.max(...header.split(' ').map(({ length }) => length))
  return Math.ceil(longest * letterWidth) + cellPadding + (sortable ? sortIconSize + 4 : 0)
}

export interface ColumnWidth {
  /** Pixels. */
  least: number
  /** Of the room that is left, beside the shares of the others; 0 for a column that stays as it is. */
  share: number
}

export function widthOf(
  { kind, width = 1, sort }: AdminColumn<AdminRecord>,
  header: string,
): ColumnWidth {
  const least = headWidth(header, sort !== undefined)
  if (kind === 'picture') return { least: Math.max(84, least), share: 0 }
  if (kind === 'number') return { least, share: 0 }
  return { least: Math.max(leastWidths[kind] ?? 96, least), share: width }
}

/** Pixels. There is room for the mark of a draft, too. */
export function actionsWidth({ collection }: CollectionScreen): number {
  return collection.abilities.remove ? 132 : 96
}
