const fractionOf = (figure = '') => /\.\d+$/.exec(figure)?.[0] ?? ''

/**
 * The room that figures of a table need behind them, so that the units of a column are below each other.
 *
 * @returns tells of a row's column the decimals that the longest figure of the column has and this one lacks, if any
 */
export function columnRooms(rows: readonly (readonly string[])[]) {
  const longest = rows.reduce<string[]>(
    (longest, row) =>
      row.map((figure, column) => {
        const [known = '', own] = [longest[column], fractionOf(figure)]
        return own.length > known.length ? own : known
      }),
    [],
  )
  return (row: readonly string[], column: number): string | undefined =>
    longest[column]?.slice(fractionOf(row[column]).length) || undefined
}
