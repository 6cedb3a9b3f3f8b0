import { densityRatio } from '#contract/fans/air-density.ts'
import { systemConstant } from '#contract/fans/system-line.ts'
import { crossingOf } from './crossing.ts'
import type { Duty, Limits } from './duty.ts'
import type { PreparedModel } from './prepared-model.ts'
import { placeFaults, pointFaults, type SelectionFault } from './selection-faults.ts'
import { speedFor, workingPoint, type WorkingPoint } from './working-point.ts'

/** A model that does not meet the point within the limits. */
export interface NearMiss {
  point: WorkingPoint
  /** At least one, the gravest first. */
  faults: SelectionFault[]
}

export interface Selection {
  /** The models that meet the point, in the order in which they came. */
  found: WorkingPoint[]
  /** Where none does: those that come nearest, the nearest first. */
  nearest: NearMiss[]
  /** The number of models that were looked at: all, or those of one product. */
  lookedAt: number
  /** The number of those whose working point was worked out: all that may meet the point or be among the nearest. */
  workedOut: number
}

/** The number of models shown where none meets the point. */
export const mostNearest = 5

interface Nearest extends NearMiss {
  miss: number
}

const missOf = (faults: readonly SelectionFault[]) =>
  faults.reduce((sum, { miss }) => sum + miss, 0)

/** Looks through all models for those that meet a point (SELECT-6 to SELECT-9). */
export function selectFans(
  models: readonly PreparedModel[],
  duty: Duty,
  limits: Limits,
): Selection {
  const density = densityRatio(duty.altitude, duty.temperature)
  // The same line in standard air, in which the curves are.
  const constant = systemConstant(duty.airflow, duty.pressure / density)
  const found: WorkingPoint[] = []
  const nearest: Nearest[] = []
  let [lookedAt, workedOut] = [0, 0]
  for (const prepared of models) {
    if (limits.product !== undefined && prepared.slug !== limits.product) continue
    lookedAt += 1
    const crossing = crossingOf(prepared, constant)
    const speed = speedFor(prepared.model, limits.supply, crossing, duty.airflow)
    const faults = placeFaults({ prepared, crossing, speed }, duty, limits)
    if (faults.length > 0 && (found.length > 0 || !isNear(nearest, missOf(faults)))) continue
    workedOut += 1
    const point = workingPoint(prepared, crossing, speed, density)
    faults.push(...pointFaults(point, limits))
    if (faults.length === 0) found.push(point)
    else if (found.length === 0) keepNearest(nearest, { point, faults, miss: missOf(faults) })
  }
  return { found, nearest: found.length === 0 ? nearest : [], lookedAt, workedOut }
}

/** Tells that a model with this miss, or more, may be among the nearest. */
const isNear = (nearest: readonly Nearest[], miss: number) =>
  nearest.length < mostNearest || miss < (nearest.at(-1)?.miss ?? 0)

function keepNearest(nearest: Nearest[], near: Nearest): void {
  if (!isNear(nearest, near.miss)) return
  const place = nearest.findIndex(({ miss }) => near.miss < miss)
  nearest.splice(place === -1 ? nearest.length : place, 0, near)
  if (nearest.length > mostNearest) nearest.pop()
}
