import { useTranslation } from 'react-i18next'
import { formatNumber } from '#src/i18n/format-number.ts'
import type { ChartAxis, ChartCurve, ChartFigures, SecondCurve } from './chart-data.ts'
import { FigureTable, TableFold } from './chart-styles.ts'

interface CurveTableProps {
  caption: string
  curves: readonly ChartCurve[]
  x: ChartAxis
  y: ChartAxis
  /** Figures of the first curve alone. */
  second: SecondCurve | undefined
  figures: readonly ChartFigures[]
}

/** The points of curves in figures, for those who cannot see them drawn, and for those who calculate with them (CURVE-3). */
export function CurveTable({ caption, curves, x, y, second, figures }: CurveTableProps) {
  const { t } = useTranslation()
  const secondFigures = second && {
    ...second.axis,
    values: second.points.map((point) => point.y),
  }
  const further = [...(secondFigures ? [secondFigures] : []), ...figures]
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
          {curves.map((curve, index) => (
            <tbody key={curve.label}>
              {curves.length > 1 && (
                <tr>
                  <th scope="rowgroup" colSpan={2 + further.length}>
                    {curve.label}
                  </th>
                </tr>
              )}
              {curve.points.map((point, row) => (
                <tr key={point.x}>
                  <td>{formatNumber(point.x)}</td>
                  <td>{formatNumber(point.y)}</td>
                  {further.map(({ label, values }) => {
                    const value = index === 0 ? values[row] : undefined
                    return <td key={label}>{value === undefined ? '' : formatNumber(value)}</td>
                  })}
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </FigureTable>
    </TableFold>
  )
}
