import { useTranslation } from 'react-i18next'
import { airflowAt, pressureAt } from '#contract/fans/fan-laws.ts'
import type { ChartCurve, ChartPoint } from '#src/ui/fans/chart-data.ts'
import { CurveChart } from '#src/ui/fans/curve-chart.tsx'
import { systemLineThrough } from '#src/ui/fans/system-line.ts'
import type { Ask } from './ask.ts'
import type { Duty } from './duty.ts'
import { airflowIn, oneDecimal, pressureIn, quantityTexts } from './quantities.ts'
import type { WorkingPoint } from './working-point.ts'

type Flow = Pick<Duty, 'airflow' | 'pressure'>

interface PointChartProps {
  /** At least one; the first is in front and has its working point. */
  points: readonly [WorkingPoint, ...WorkingPoint[]]
  duty: Duty
  ask: Pick<Ask, 'airflowUnit' | 'pressureUnit'>
  title: string
}

/** The tested curves of models at their speeds, the system's line, and where the first works. */
export function PointChart({ points, duty, ask, title }: PointChartProps) {
  const { t } = useTranslation()
  const texts = quantityTexts(t, ask)
  const placed = ({ airflow, pressure }: Flow): ChartPoint => ({
    x: airflowIn(airflow, ask.airflowUnit),
    y: pressureIn(pressure, ask.pressureUnit),
  })
  const curves = points.map(({ prepared: { model }, state, speed }): ChartCurve => ({
    label: `${model.code}, ${texts.speed(speed)}`,
    short: model.code,
    points: model.curve.map(({ airflow, pressure }) =>
      placed({ airflow: airflowAt(airflow, state), pressure: pressureAt(pressure, state) }),
    ),
  }))
  const [front] = points
  const asked = placed(duty)
  const widest = Math.max(...curves.flatMap((curve) => curve.points.map(({ x }) => x)))
  const highest = Math.max(...curves.flatMap((curve) => curve.points.map(({ y }) => y)))
  return (
    <CurveChart
      title={title}
      curves={curves}
      chosen={curves[0]?.label}
      x={{ label: t('selection.field.airflow'), unit: t(`selection.unit.${ask.airflowUnit}`) }}
      y={{ label: t('selection.field.pressure'), unit: t(`selection.unit.${ask.pressureUnit}`) }}
      figures={[
        {
          label: t('selection.figure.efficiency'),
          unit: '%',
          values: front.prepared.model.curve.map(({ efficiency }) =>
            Number(oneDecimal(efficiency)),
          ),
        },
      ]}
      systemLine={systemLineThrough(asked, Math.min(widest, reachOf(asked, highest)))}
      point={placed(front)}
      asked={asked}
    />
  )
}

/** The airflow at which the system's line leaves the drawing. */
const reachOf = ({ x, y }: ChartPoint, highest: number) =>
  y > 0 ? x * Math.sqrt(highest / y) : Infinity
