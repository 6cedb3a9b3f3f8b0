import { useTranslation } from 'react-i18next'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { ChartAxis, ChartCurve, ChartFigures, SecondCurve } from './chart-data.ts'
import { FigureTable, TableFold } from './chart-styles.ts'
import { columnRooms } from './decimal-rooms.ts'

interface CurveTableProps {
  caption: string
  curves: readonly ChartCurve[]
  x: ChartAxis
  y: ChartAxis
  /** Figures of the first curve alone. */
  second: SecondCurve | undefined
  figures: readonly ChartFigures[]
}

const figureOf = (value: number | undefined) => (value === undefined ? '' : formatNumber(value))

/** The points of curves in figures, for those who cannot see them drawn, and for those who calculate with them (CURVE-3). */
export function CurveTable({ caption, curves, x, y, second, figures }: CurveTableProps) {
  const { t } = useTranslation()
  const further = [
    ...(second ? [{ ...second.axis, values: second.points.map((point) => point.y) }] : []),
    ...figures,
  ]
  // The further figures are those of the first curve alone.
  const groups = curves.map(({ label, points }, index) => ({
    label,
    rows: points.map((point, row) => [
      formatNumber(point.x),
      formatNumber(point.y),
      ...further.map(({ values }) => figureOf(index === 0 ? values[row] : undefined)),
    ]),
  }))
  const all = groups.flatMap(({ rows }) => rows)
  const rooms = columnRooms(all)
  return (
    <TableFold>
      <summary>{t('chart.table')}</summary>
      {/* A box that scrolls can be reached by the keyboard. */}
      <FigureTable tabIndex={0} role="group" aria-label={caption}>
        <table>
          <thead>
            <tr>
              {[x, y, ...further].map(({ label, unit }) => (
                <th key={label} scope="col">
                  {label} <small>{unit}</small>
                </th>
              ))}
            </tr>
          </thead>
          {groups.map(({ label, rows }) => (
            <tbody key={label}>
              {groups.length > 1 && (
                <tr>
                  <th scope="rowgroup" colSpan={2 + further.length}>
                    {label}
                  </th>
                </tr>
              )}
              {rows.map((row) => (
                <tr key={row[0]}>
                  {row.map((figure, column) => (
                    <td key={column} data-room={rooms(row, column)}>
                      {figure}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </FigureTable>
    </TableFold>
  )
}
