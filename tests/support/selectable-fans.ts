import type { CurvePoint, FanModel } from '#contract/fans/fan-model.ts'

/** A curve of the shape p = closed · (1 - (q / open)²), whose crossings with system lines are known exactly. */
export interface ParabolicCurve {
  /** Pa without airflow. */
  closed: number
  /** m³/h without pressure. */
  open: number
  /** kW at every point. */
  power: number
  /** dB in each band. */
  sound: number
}

function parabola({ closed, open, power, sound }: ParabolicCurve): CurvePoint[] {
  return Array.from({ length: 11 }, (_, step) => {
    const airflow = (open * step) / 10
    const pressure = closed * (1 - (step / 10) ** 2)
    const efficiency = ((airflow / 3600) * pressure) / 10 / power
    const level = sound
    return {
      airflow,
      pressure,
      power,
      efficiency,
      sound: [level, level, level, level, level, level, level, level],
    }
  })
}

/** The airflow at which a parabolic curve crosses a system line, m³/h. @param constant Pa/(m³/h)² */
export const parabolaCrossing = ({ closed, open }: ParabolicCurve, constant: number): number =>
  Math.sqrt(closed / (constant + closed / open ** 2))

/** A fan of 500 Pa and 10,000 m³/h at 1450 r/min, unless told. */
export const testCurve: ParabolicCurve = { closed: 500, open: 10_000, power: 1, sound: 80 }

export function selectableFan(
  code: string,
  changes: Partial<FanModel> = {},
  curve: Partial<ParabolicCurve> = {},
): FanModel {
  return {
    code,
    diameter: 630,
    speed: 1450,
    speeds: { minimum: 1450, maximum: 1450 },
    drive: 'direct',
    supply: [50],
    motorPower: 1.5,
    temperatureClass: 'standard',
    weight: 60,
    curve: parabola({ ...testCurve, ...curve }),
    dimensions: {},
    ...changes,
  }
}
