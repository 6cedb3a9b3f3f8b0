export type ExportFormat = 'excel' | 'pdf' | 'print'

/** Rows: more would keep a browser busy for minutes (PDF, print) or the server (a hundred rows a call). */
export const exportLimits: Record<ExportFormat, number> = {
  excel: 20_000,
  pdf: 2_000,
  print: 5_000,
}

/** A list has more rows than the format bears. */
export class TooManyRows extends Error {
  readonly total: number
  readonly limit: number
  /** True where there may be more than `total`. */
  readonly isLeast: boolean

  constructor(total: number, limit: number, isLeast = false) {
    super(`${total} rows, at most ${limit}`)
    this.name = 'TooManyRows'
    this.total = total
    this.limit = limit
    this.isLeast = isLeast
  }
}
