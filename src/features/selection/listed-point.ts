import { airDensity } from '#contract/fans/air-density.ts'
import type { WorkingPoint as ListedPoint } from '#contract/quotation/quotation-line.ts'
import type { Duty } from './duty.ts'
import type { WorkingPoint } from './working-point.ts'

/** At most four figures that count: no test knows a fan better, and a line is told by its point. */
const rounded = (value: number) => Number(value.toPrecision(4))

/** A working point as a line of the quotation list tells it (QUOTE-1). */
export function listedPoint(point: WorkingPoint, duty: Duty): ListedPoint {
  return {
    airflow: rounded(point.airflow),
    pressure: rounded(point.pressure),
    speed: rounded(point.speed),
    power: rounded(point.power),
    motor: point.motor,
    density: rounded(airDensity(duty.altitude, duty.temperature)),
  }
}
