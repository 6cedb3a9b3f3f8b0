import type { SupplyFrequency, TemperatureClass } from '#contract/fans/fan-model.ts'

/** The air and the point that a fan is selected for. */
export interface Duty {
  /** m³/h. */
  airflow: number
  /** Static, Pa, in the air of this duty. */
  pressure: number
  /** Metres above sea level. */
  altitude: number
  /** °C of the air in the fan. */
  temperature: number
}

/** Conditions besides the point; an undefined one does not limit. */
export interface Limits {
  /** Of the mains, Hz. */
  supply: SupplyFrequency
  application: TemperatureClass
  /** The slug of the only product that is looked at. */
  product: string | undefined
  /** Of the impeller, mm. */
  maxDiameter: number | undefined
  /** Sound power at the inlet, dB(A). */
  maxSound: number | undefined
  /** Rating of the motor, kW. */
  maxPower: number | undefined
}

export interface Bounds {
  minimum: number
  maximum: number
}

/** Below and above it, fans of this kind do not exist, or the formulas do not hold. In the units of `Duty`. */
export const dutyBounds = {
  airflow: { minimum: 10, maximum: 2_000_000 },
  pressure: { minimum: 0, maximum: 30_000 },
  altitude: { minimum: -400, maximum: 5000 },
} as const satisfies Record<string, Bounds>

/** °C of the air that an application may have. */
export const temperatureBounds: Record<TemperatureClass, Bounds> = {
  standard: { minimum: -40, maximum: 60 },
  'hot-200': { minimum: -40, maximum: 200 },
  F300: { minimum: -40, maximum: 300 },
  F400: { minimum: -40, maximum: 400 },
}

/** In the units of `Limits`. */
export const limitBounds = {
  maxDiameter: { minimum: 100, maximum: 5000 },
  maxSound: { minimum: 20, maximum: 140 },
  maxPower: { minimum: 0.01, maximum: 2000 },
} as const satisfies Record<string, Bounds>

/** The classes of a model that serve an application. */
export const servingClasses: Record<TemperatureClass, readonly TemperatureClass[]> = {
  standard: ['standard', 'hot-200', 'F300', 'F400'],
  'hot-200': ['hot-200'],
  F300: ['F300', 'F400'],
  F400: ['F400'],
}
