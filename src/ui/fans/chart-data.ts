import { stallLimit } from '#contract/fans/stall.ts'

/** A point of a chart, in the units of its axes. */
export interface ChartPoint {
  x: number
  y: number
}

/** A curve of a chart. */
export interface ChartCurve {
  /** Names it; no other curve of the chart has it. */
  label: string
  /** Stands in the drawing, where there is less room than in a sentence. */
  short?: string
  /** Ascending by x. */
  points: readonly ChartPoint[]
}

/** An axis, with what it measures and in which unit. */
export interface ChartAxis {
  label: string
  unit: string
  /** `log` shows sizes of very different reach side by side; it has no zero. */
  scale?: 'linear' | 'log'
}

/** Figures of the curve in front that the table and the reading tell beside those that are drawn. */
export interface ChartFigures {
  label: string
  unit: string
  /** One for each of its points. */
  values: readonly number[]
}

/** A curve of the one in front that is measured on the axis of the other side. */
export interface SecondCurve {
  axis: Omit<ChartAxis, 'scale'>
  points: readonly ChartPoint[]
}

/**
 * Where the stall of a curve of pressure over airflow ends, on an axis that has room for what lies left of it.
 * @returns undefined for a curve without one, and on an axis of ratios, which shows many curves
 */
export const stallEnd = (curve: ChartCurve | undefined, { scale }: ChartAxis): number | undefined =>
  curve && scale !== 'log'
    ? stallLimit(curve.points.map(({ x, y }) => ({ airflow: x, pressure: y })))
    : undefined

const isDrawable = ({ x, y }: ChartPoint) => Number.isFinite(x) && Number.isFinite(y)

/** @returns the curves without points that are no numbers, such as those that are being typed (CURVE-6) */
export function drawableCurves(curves: readonly ChartCurve[]): ChartCurve[] {
  return curves
    .map((curve) => ({ ...curve, points: curve.points.filter(isDrawable) }))
    .filter(({ points }) => points.length > 0)
}
