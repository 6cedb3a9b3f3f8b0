import type { TFunction } from 'i18next'
import { airflowAt, pressureAt } from '#contract/fans/fan-laws.ts'
import type { ChartAxis, ChartCurve, ChartPoint } from '#src/ui/fans/chart-data.ts'
import { systemLineThrough } from '#src/ui/fans/system-line.ts'
import type { Ask } from './ask.ts'
import type { Duty } from './duty.ts'
import { airflowIn, pressureIn } from './quantities.ts'
import type { WorkingPoint } from './working-point.ts'

export type PointUnits = Pick<Ask, 'airflowUnit' | 'pressureUnit'>

interface PointChartData {
  curves: ChartCurve[]
  /** The label of the first curve. */
  chosen: string | undefined
  x: ChartAxis
  y: ChartAxis
  systemLine: ChartPoint[]
  point: ChartPoint | undefined
  asked: ChartPoint
}

/**
 * The tested curves of models at their speeds in the air of the duty, the system's line, and where the first works: for
 * the screen and for paper, in the units that were chosen.
 */
export function pointChartData(
  t: TFunction,
  points: readonly WorkingPoint[],
  duty: Duty,
  units: PointUnits,
): PointChartData {
  const placed = ({ airflow, pressure }: Pick<Duty, 'airflow' | 'pressure'>): ChartPoint => ({
    x: airflowIn(airflow, units.airflowUnit),
    y: pressureIn(pressure, units.pressureUnit),
  })
  const curves = points.map(({ prepared: { model }, state }): ChartCurve => ({
    label: model.code,
    points: model.curve.map(({ airflow, pressure }) =>
      placed({ airflow: airflowAt(airflow, state), pressure: pressureAt(pressure, state) }),
    ),
  }))
  const [front] = points
  const asked = placed(duty)
  const widest = Math.max(...curves.flatMap((curve) => curve.points.map(({ x }) => x)))
  const highest = Math.max(...curves.flatMap((curve) => curve.points.map(({ y }) => y)))
  return {
    curves,
    chosen: curves[0]?.label,
    x: { label: t('selection.field.airflow'), unit: t(`selection.unit.${units.airflowUnit}`) },
    y: { label: t('selection.field.pressure'), unit: t(`selection.unit.${units.pressureUnit}`) },
    systemLine: systemLineThrough(asked, Math.min(widest, reachOf(asked, highest))),
    point: front && placed(front),
    asked,
  }
}

/** The airflow at which the system's line leaves the drawing. */
const reachOf = ({ x, y }: ChartPoint, highest: number) =>
  y > 0 ? x * Math.sqrt(highest / y) : Infinity
