import { type TemperatureClass, temperatureClasses } from '#contract/fans/fan-model.ts'
import type { WorkingPoint } from './working-point.ts'

/** A word on a model that meets its point (SELECT-19). */
export type Remark = 'class' | 'motor'

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
  if (point.motor < point.prepared.model.motorPower) remarks.push('motor')
  return remarks
}
