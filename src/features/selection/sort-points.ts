import type { TemperatureClass } from '#contract/fans/fan-model.ts'
import { isOfHigherClass } from './remarks.ts'
import type { WorkingPoint } from './working-point.ts'

/** By what results are sorted (SELECT-12), the usual first. */
export const sortKeys = [
  'fit',
  'efficiency',
  'specificPower',
  'power',
  'sound',
  'diameter',
] as const
export type SortKey = (typeof sortKeys)[number]

/** The smaller the better. */
const rankOf: Record<SortKey, (point: WorkingPoint, application: TemperatureClass) => number> = {
  fit: (point, application) => Number(isOfHigherClass(point, application)),
  efficiency: ({ efficiency }) => -efficiency,
  specificPower: ({ specificPower }) => specificPower,
  power: ({ power }) => power,
  sound: ({ sound }) => sound,
  diameter: ({ prepared }) => prepared.model.diameter,
}

/** The best first; of equals the more efficient. */
export function sortPoints(
  points: readonly WorkingPoint[],
  key: SortKey,
  application: TemperatureClass,
): WorkingPoint[] {
  const ranks = new Map(points.map((point) => [point, rankOf[key](point, application)]))
  const rank = (point: WorkingPoint) => ranks.get(point) ?? 0
  return points.toSorted(
    (one, other) => rank(one) - rank(other) || other.efficiency - one.efficiency,
  )
}
