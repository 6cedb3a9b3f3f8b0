import { staticEfficiency } from '#contract/fans/air-power.ts'
import type { CurvePoint, FanModel } from '#contract/fans/fan-model.ts'

/** A point of a curve whose efficiency is that of its other figures. */
export function testPoint(airflow: number, pressure: number, power: number): CurvePoint {
  const efficiency = Number(staticEfficiency(airflow, pressure, power).toPrecision(4))
  return { airflow, pressure, power, efficiency, sound: [70, 74, 76, 78, 76, 73, 68, 62] }
}

/** A model that no rule complains of: an axial fan that stalls between 2,000 and 3,000 m³/h. */
export function testFan(code: string, changes: Partial<FanModel> = {}): FanModel {
  return {
    code,
    diameter: 400,
    speed: 1450,
    speeds: { minimum: 1450, maximum: 1450 },
    drive: 'direct',
    supply: [50],
    motorPower: 0.55,
    temperatureClass: 'standard',
    weight: 24,
    curve: [
      testPoint(1_000, 160, 0.3),
      testPoint(2_000, 130, 0.3),
      testPoint(3_000, 150, 0.31),
      testPoint(4_000, 120, 0.29),
      testPoint(5_000, 60, 0.22),
      testPoint(6_000, 10, 0.15),
    ],
    dimensions: { A: 450, B: 400, C: 300 },
    ...changes,
  }
}
