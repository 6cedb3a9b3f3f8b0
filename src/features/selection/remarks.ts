import { shaftPowerAt } from '#contract/fans/fan-laws.ts'
import { sufficientRating } from '#contract/fans/fan-power.ts'
import { type TemperatureClass, temperatureClasses } from '#contract/fans/fan-model.ts'
import type { WorkingPoint } from './working-point.ts'

/** A reason that makes a model dearer than its point needs (SELECT-19). */
export type Remark = 'class' | 'motor'

/**
 * The smallest motor for a model at the speed and in the air of its point, whatever system it then meets outside of its
 * stall.
 * @returns kW; undefined where none in the list is enough
 */
export function sufficientMotor({ prepared, state }: WorkingPoint): number | undefined {
  const { airflows, powers, stallAirflow } = prepared
  const stable = powers.filter((_power, index) => (airflows[index] ?? 0) >= stallAirflow)
  return sufficientRating(shaftPowerAt(Math.max(...stable), state))
}

/** More than twice the motor that is enough is another fan's motor: nobody would order it so. */
const farTooLarge = 2

export function isMotorFarTooLarge(point: WorkingPoint): boolean {
  const enough = sufficientMotor(point)
  return enough !== undefined && point.prepared.model.motorPower > farTooLarge * enough
}

/** A model of a higher temperature class than the application's. */
export const isOfHigherClass = (
  { prepared: { model } }: WorkingPoint,
  application: TemperatureClass,
): boolean =>
  temperatureClasses.indexOf(model.temperatureClass) > temperatureClasses.indexOf(application)

/** The remarks on a model that meets its point. */
export function remarksOn(point: WorkingPoint, application: TemperatureClass): Remark[] {
  const remarks: Remark[] = []
  if (isOfHigherClass(point, application)) remarks.push('class')
  const enough = sufficientMotor(point)
  if (enough !== undefined && enough < point.prepared.model.motorPower) remarks.push('motor')
  return remarks
}
