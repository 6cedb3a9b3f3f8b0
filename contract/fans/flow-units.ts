/**
 * The units in which airflow and pressure are entered and shown. Factors: NIST Special Publication 811 (2008),
 * appendix B.8; a foot is 0.3048 m and an inch 25.4 mm exactly, a column of water is the conventional one (1 g/cm³,
 * 9.80665 m/s²).
 */

const cubicFoot = 0.3048 ** 3
const metresOfWater = 9806.65

/** m³/h in one of each unit. */
const airflowFactors = { m3h: 1, m3s: 3600, ls: 3.6, cfm: cubicFoot * 60 } as const

/** Pa in one of each unit: pascal, millimetre and inch of water. */
const pressureFactors = { Pa: 1, mmwg: metresOfWater / 1000, inwg: metresOfWater * 0.0254 } as const

export type AirflowUnit = keyof typeof airflowFactors
export type PressureUnit = keyof typeof pressureFactors

// The keys of a literal are its own.
export const airflowUnits = Object.keys(airflowFactors) as AirflowUnit[]
export const pressureUnits = Object.keys(pressureFactors) as PressureUnit[]

/** @returns m³/h */
export const toCubicMetresPerHour = (airflow: number, unit: AirflowUnit): number =>
  airflow * airflowFactors[unit]

/** @param airflow m³/h */
export const fromCubicMetresPerHour = (airflow: number, unit: AirflowUnit): number =>
  airflow / airflowFactors[unit]

/** @returns Pa */
export const toPascal = (pressure: number, unit: PressureUnit): number =>
  pressure * pressureFactors[unit]

/** @param pressure Pa */
export const fromPascal = (pressure: number, unit: PressureUnit): number =>
  pressure / pressureFactors[unit]
