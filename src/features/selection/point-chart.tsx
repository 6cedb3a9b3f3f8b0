import { useTranslation } from 'react-i18next'
import { CurveChart } from '#src/ui/fans/curve-chart.tsx'
import type { Duty } from './duty.ts'
import { pointChartData, type PointUnits } from './point-chart-data.ts'
import { oneDecimal } from './quantities.ts'
import type { WorkingPoint } from './working-point.ts'

export interface PointChartProps {
  /** The first is in front and has its working point. */
  points: readonly WorkingPoint[]
  duty: Duty
  ask: PointUnits
  title: string
}

/** Models at their speeds on the screen: curves, the system's line, the working point of the first. */
export function PointChart({ points, duty, ask, title }: PointChartProps) {
  const { t } = useTranslation()
  const tested = points[0]?.prepared.model.curve ?? []
  return (
    <CurveChart
      title={title}
      {...pointChartData(t, points, duty, ask)}
      figures={[
        {
          label: t('selection.figure.efficiency'),
          unit: '%',
          values: tested.map(({ efficiency }) => Number(oneDecimal(efficiency))),
        },
      ]}
    />
  )
}
