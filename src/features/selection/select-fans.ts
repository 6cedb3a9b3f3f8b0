import { densityRatio } from '#contract/fans/air-density.ts'
import { systemConstant } from '#contract/fans/system-line.ts'
import { crossingOf } from './crossing.ts'
import type { Duty, Limits } from './duty.ts'
import type { PreparedModel } from './prepared-model.ts'
import { type Placed, placeFaults, pointFaults, type SelectionFault } from './selection-faults.ts'
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
  /** Where some do: of each product that has none of them the model that comes nearest, the nearest first. */
  others: NearMiss[]
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

/** The model of a product that comes nearest so far; its working point is worked out when all are known. */
interface Candidate extends Placed {
  faults: SelectionFault[]
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
  const candidates = new Map<string, Candidate>()
  let [lookedAt, workedOut] = [0, 0]
  for (const prepared of models) {
    if (limits.product !== undefined && prepared.slug !== limits.product) continue
    lookedAt += 1
    const crossing = crossingOf(prepared, constant)
    const speed = speedFor(prepared.model, limits.supply, crossing, duty.airflow)
    const placed = { prepared, crossing, speed }
    const faults = placeFaults(placed, duty, limits)
    considerCandidate(candidates, placed, faults)
    if (faults.length > 0 && (found.length > 0 || !isNear(nearest, missOf(faults)))) continue
    workedOut += 1
    const point = workingPoint(prepared, crossing, speed, density)
    const all = [...faults, ...pointFaults(point, limits)]
    if (all.length === 0) found.push(point)
    else if (found.length === 0) considerNearest(nearest, { point, faults: all, miss: missOf(all) })
  }
  if (found.length === 0) return { found, nearest, others: [], lookedAt, workedOut }
  const others: Nearest[] = []
  for (const { prepared } of found) candidates.delete(prepared.slug)
  for (const { prepared, crossing, speed, faults } of candidates.values()) {
    const point = workingPoint(prepared, crossing, speed, density)
    const all = [...faults, ...pointFaults(point, limits)]
    others.push({ point, faults: all, miss: missOf(all) })
  }
  others.sort((one, other) => one.miss - other.miss)
  return { found, nearest: [], others, lookedAt, workedOut: workedOut + others.length }
}

function considerCandidate(
  candidates: Map<string, Candidate>,
  placed: Placed,
  faults: SelectionFault[],
): void {
  const miss = missOf(faults)
  const before = candidates.get(placed.prepared.slug)
  if (before === undefined || miss < before.miss)
    candidates.set(placed.prepared.slug, { ...placed, faults, miss })
}

/** Tells that a model with this miss, or more, may be among the nearest. */
const isNear = (nearest: readonly Nearest[], miss: number) =>
  nearest.length < mostNearest || miss < (nearest.at(-1)?.miss ?? 0)

function considerNearest(nearest: Nearest[], near: Nearest): void {
  if (!isNear(nearest, near.miss)) return
  const place = nearest.findIndex(({ miss }) => near.miss < miss)
  nearest.splice(place === -1 ? nearest.length : place, 0, near)
  if (nearest.length > mostNearest) nearest.pop()
}
