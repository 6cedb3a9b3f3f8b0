/** kg/m³: standard air, in which fans are tested and rated (ISO 5801): 20 °C at sea level. */
export const standardDensity = 1.2

/** °C of standard air. */
export const standardTemperature = 20

/** Pa at sea level (ISO 2533). */
const seaLevelPressure = 101_325

const absolute = (temperature: number) => temperature + 273.15

/**
 * The pressure of the standard atmosphere below 11 km: ISO 2533:1975, the formula for a layer whose temperature
 * falls by 6.5 K a kilometre from 288.15 K; the exponent is g / (R · 0.0065).
 * @param altitude geopotential metres above sea level
 * @returns Pa
 */
export function atmosphericPressure(altitude: number): number {
  const [surface, lapse, gravity, gasConstant] = [288.15, 0.0065, 9.80665, 287.05287]
  return seaLevelPressure * (1 - (lapse * altitude) / surface) ** (gravity / (gasConstant * lapse))
}

/**
 * The density of air of a temperature at an altitude, as a part of that of standard air: the ideal gas law,
 * ρ ~ p / T, with the pressure of ISO 2533. So do fan makers' tables of correction factors.
 * @param altitude metres above sea level
 * @param temperature °C
 */
export function densityRatio(altitude: number, temperature: number): number {
  const pressure = atmosphericPressure(altitude) / seaLevelPressure
  return (pressure * absolute(standardTemperature)) / absolute(temperature)
}

/**
 * @param altitude metres above sea level
 * @param temperature °C
 * @returns kg/m³
 */
export const airDensity = (altitude: number, temperature: number): number =>
  standardDensity * densityRatio(altitude, temperature)
