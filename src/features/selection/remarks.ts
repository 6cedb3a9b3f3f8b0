import { shaftPowerAt } from '#contract/fans/fan-laws.ts'
import { type TemperatureClass, temperatureClasses } from '#contract/fans/fan-model.ts'
import type { WorkingPoint } from './working-point.ts'

/** What makes a model dearer than its point needs (SELECT-19). */
export type Remark = 'class' | 'motor'

/** Ratings that motors are built in, kW (IEC 60072-1). */
const motorRatings = [
  0.06, 0.09, 0.12, 0.18, 0.25, 0.37, 0.55, 0.75, 1.1, 1.5, 2.2, 3, 4, 5.5, 7.5, 11, 15, 18.5, 22,
  30, 37, 45, 55, 75, 90, 110, 132, 160, 200, 250, 315, 355, 400,
]

/** A motor has this much more than the greatest power that the fan takes. */
const motorMargin = 1.1

/**
 * The smallest motor for a model at the speed and in the air of its point, whatever system it then meets outside of its
 * stall.
 * @returns kW; undefined where none in the list is enough
 */
export function sufficientMotor({ prepared, state }: WorkingPoint): number | undefined {
  const { airflows, powers, stallAirflow } = prepared
  const stable = powers.filter((_power, index) => (airflows[index] ?? 0) >= stallAirflow)
  const greatest = shaftPowerAt(Math.max(...stable), state)
  return motorRatings.find((rating) => rating >= motorMargin * greatest)
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
