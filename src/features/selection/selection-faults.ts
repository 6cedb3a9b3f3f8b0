import { type Duty, type Limits, servingClasses } from './duty.ts'
import type { Crossing } from './crossing.ts'
import type { PreparedModel } from './prepared-model.ts'
import type { WorkingPoint } from './working-point.ts'

/** The part by which the airflow of a model with direct drive may differ from what was asked (SELECT-7). */
export const airflowTolerance = { below: 0.025, above: 0.1 } as const

/** Why a model fails, with the figures that its sentence names. */
export type SelectionFault = {
  /** How far it is off: 0.1 for a tenth; added up, these say which model is nearest. */
  miss: number
} & (
  | { kind: 'application' | 'supply' }
  /** The system is steeper than the curve's first point, or flatter than its last. */
  | { kind: 'before' | 'beyond' }
  /** m³/h, and those below which it stalls. */
  | { kind: 'stall'; airflow: number; limit: number }
  /** m³/h that it gives, and percent from what was asked. */
  | { kind: 'tooLittle' | 'tooMuch'; airflow: number; percent: number }
  /** r/min that it would need or have, and its bound. */
  | { kind: 'tooFast' | 'tooSlow'; speed: number; bound: number }
  /** kW at the shaft, and the motor's. */
  | { kind: 'motor'; power: number; bound: number }
  /** mm, dB(A) or kW, and the limit that was set. */
  | { kind: 'diameter' | 'sound' | 'power'; value: number; bound: number }
)

/** The rounding of a speed that meets its bound. */
const nearly = 1 + 1e-9

/** The miss of a fault that no other speed or duct corrects: as much as an airflow that is half off. */
const unmendable = 0.5

/** Parts by which one figure is above another, by the logarithm: half is as far as double. */
const above = (value: number, bound: number) => Math.log(value / bound)

/** A model where the system's line leads, before its working point is worked out. */
export interface Placed {
  prepared: PreparedModel
  crossing: Crossing
  /** r/min. */
  speed: number
}

/** The reasons that the model, the place on its curve and the speed give, the gravest first. */
export function placeFaults(placed: Placed, duty: Duty, limits: Limits): SelectionFault[] {
  const { model } = placed.prepared
  const faults: SelectionFault[] = []
  if (!servingClasses[limits.application].includes(model.temperatureClass))
    faults.push({ kind: 'application', miss: unmendable })
  if (!model.supply.includes(limits.supply)) faults.push({ kind: 'supply', miss: unmendable })
  pushCurveFault(faults, placed)
  pushSpeedFault(faults, placed)
  if (model.drive === 'direct') pushAirflowFault(faults, placed, duty)
  const { maxDiameter } = limits
  if (maxDiameter !== undefined && model.diameter > maxDiameter) {
    const value = model.diameter
    faults.push({ kind: 'diameter', value, bound: maxDiameter, miss: above(value, maxDiameter) })
  }
  return faults
}

function pushCurveFault(faults: SelectionFault[], { prepared, crossing, speed }: Placed): void {
  const { missed, airflow } = crossing
  const { stallAirflow, model } = prepared
  if (missed !== undefined) faults.push({ kind: missed, miss: unmendable })
  else if (airflow * nearly < stallAirflow) {
    const ratio = speed / model.speed
    const miss = above(stallAirflow, airflow)
    faults.push({ kind: 'stall', airflow: airflow * ratio, limit: stallAirflow * ratio, miss })
  }
}

function pushSpeedFault(faults: SelectionFault[], { prepared: { model }, speed }: Placed): void {
  const { minimum, maximum } = model.speeds
  if (speed > maximum * nearly)
    faults.push({ kind: 'tooFast', speed, bound: maximum, miss: above(speed, maximum) })
  if (speed * nearly < minimum)
    faults.push({ kind: 'tooSlow', speed, bound: minimum, miss: above(minimum, speed) })
}

function pushAirflowFault(
  faults: SelectionFault[],
  { prepared: { model }, crossing, speed }: Placed,
  duty: Duty,
): void {
  const airflow = (crossing.airflow * speed) / model.speed
  const part = airflow / duty.airflow - 1
  if (part >= -airflowTolerance.below && part <= airflowTolerance.above) return
  const miss = Math.abs(above(airflow, duty.airflow))
  const percent = Math.abs(part) * 100
  faults.push({ kind: part < 0 ? 'tooLittle' : 'tooMuch', airflow, percent, miss })
}

/** The reasons that power and sound of a working point give. */
export function pointFaults(point: WorkingPoint, { maxSound, maxPower }: Limits): SelectionFault[] {
  const { motorPower: bound } = point.prepared.model
  const { power, sound, motor } = point
  const faults: SelectionFault[] = []
  if (power > bound * nearly)
    faults.push({ kind: 'motor', power, bound, miss: above(power, bound) / 3 })
  if (maxPower !== undefined && motor > maxPower)
    // Power follows the cube of a size.
    faults.push({ kind: 'power', value: motor, bound: maxPower, miss: above(motor, maxPower) / 3 })
  if (maxSound !== undefined && sound > maxSound)
    // 10 dB are heard as twice as loud.
    faults.push({ kind: 'sound', value: sound, bound: maxSound, miss: (sound - maxSound) / 10 })
  return faults
}
