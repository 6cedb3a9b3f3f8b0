/** Why a cell has no value that could be taken. */
export type CellFault =
  /** A formula that nothing has worked out yet. */
  | 'formula'
  /** Such as #DIV/0!. */
  | 'error'
  /** A figure that Excel took for a date. */
  | 'date'

export interface SheetCell {
  /** Its value, of a formula its result; empty for none. */
  text: string
  fault?: CellFault
  /** It shares its value with the cells below or above it. */
  isMerged?: true
}

export interface Sheet {
  name: string
  rows: readonly (readonly SheetCell[])[]
}

/** The letters of a column, from 0: A, B, … AA. */
export function columnName(index: number): string {
  const rest = Math.floor(index / 26)
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26))
}

/** A cell as people call it: C7. Both from 0. */
export const cellName = (row: number, column: number) => `${columnName(column)}${row + 1}`
