import type { ValidationCode } from '../validation-texts.ts'
import { staticEfficiency } from './air-power.ts'
import type { CurvePoint } from './fan-model.ts'

/** The units that figures are often copied in, by the factor that lacks when they are taken for ours. */
const units: readonly {
  factor: number
  field: keyof CurvePoint
  fault: ValidationCode
  /** Tells apart what has the same factor. */
  fits?: (point: CurvePoint) => boolean
}[] = [
  { factor: 3600, field: 'airflow', fault: 'fan.unit.cubicMetresPerSecond' },
  { factor: 3.6, field: 'airflow', fault: 'fan.unit.litresPerSecond' },
  { factor: 1.699, field: 'airflow', fault: 'fan.unit.cfm' },
  {
    factor: 1000,
    field: 'pressure',
    fault: 'fan.unit.kilopascal',
    fits: ({ pressure }) => pressure < 20,
  },
  { factor: 1000, field: 'power', fault: 'fan.unit.watt' },
  { factor: 249.09, field: 'pressure', fault: 'fan.unit.inchesOfWater' },
  { factor: 9.807, field: 'pressure', fault: 'fan.unit.millimetresOfWater' },
  { factor: 1.341, field: 'power', fault: 'fan.unit.horsepower' },
  { factor: 0.01, field: 'efficiency', fault: 'fan.unit.fraction' },
]

/** Percent, by the other figures of the point. */
export const efficiencyOf = ({ airflow, pressure, power }: CurvePoint): number =>
  staticEfficiency(airflow, pressure, power)

/** Relative: how near a factor has to be to be taken for a unit's. */
const nearness = 0.02

/** The unit that would make a point's efficiency right, with the field that is in it; undefined where none does. */
export function wrongUnit(
  point: CurvePoint,
): { field: keyof CurvePoint; fault: ValidationCode } | undefined {
  const lacking = point.efficiency / efficiencyOf(point)
  return units.find(
    ({ factor, fits = () => true }) => Math.abs(lacking / factor - 1) < nearness && fits(point),
  )
}
