import { type TemperatureClass, temperatureClasses } from '#contract/fans/fan-model.ts'
import type { WorkingPoint } from './working-point.ts'

/** What makes a model dearer than its point needs (SELECT-19). */
export type Remark = 'class' | 'motor'

/** Percent of reserve from which on a motor has more than three times the power that its point needs. */
const mostReserve = 200

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
  if (point.reserve > mostReserve) remarks.push('motor')
  return remarks
}
