import type { WorkingPoint } from './working-point.ts'

/** By what results are sorted (SELECT-12), the usual first. */
export const sortKeys = ['efficiency', 'specificPower', 'power', 'sound', 'diameter'] as const
export type SortKey = (typeof sortKeys)[number]

/** The smaller the better. */
const rankOf: Record<SortKey, (point: WorkingPoint) => number> = {
  efficiency: ({ efficiency }) => -efficiency,
  specificPower: ({ specificPower }) => specificPower,
  power: ({ power }) => power,
  sound: ({ sound }) => sound,
  diameter: ({ prepared }) => prepared.model.diameter,
}

/** The best first; of equals the more efficient. */
export function sortPoints(points: readonly WorkingPoint[], key: SortKey): WorkingPoint[] {
  const rank = rankOf[key]
  return points.toSorted(
    (one, other) => rank(one) - rank(other) || other.efficiency - one.efficiency,
  )
}
