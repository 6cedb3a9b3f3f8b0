import { describe, expect, it } from 'vitest'
import { airDensity, atmosphericPressure, densityRatio } from './air-density.ts'

/** Metres and °C of a table in feet and °F. */
const imperial = (feet: number, fahrenheit: number) =>
  [feet * 0.3048, ((fahrenheit - 32) * 5) / 9] as const

describe('the pressure of the atmosphere', () => {
  // SELECT-3; the table of ISO 2533:1975 (also ICAO Doc 7488).
  it.each([
    [0, 101_325],
    [500, 95_460.8],
    [1000, 89_874.6],
    [2000, 79_495.2],
    [5000, 54_019.9],
  ])('at %i m is that of ISO 2533', (altitude, pressure) => {
    expect(atmosphericPressure(altitude) / pressure).toBeCloseTo(1, 5)
  })
})

describe('the density of air', () => {
  // SELECT-3; ISO 2533:1975: 1.225 kg/m³ at 15 °C and 0 m, 1.11164 at 8.5 °C and 1000 m, 0.736116 at -17.5 °C and 5000 m.
  it.each([
    [1000, 8.5, 1.11164],
    [2000, 2, 1.00649],
    [5000, -17.5, 0.736116],
  ])('falls with the altitude as in ISO 2533: %i m', (altitude, temperature, density) => {
    const ratio = densityRatio(altitude, temperature) / densityRatio(0, 15)
    expect(ratio).toBeCloseTo(density / 1.225, 5)
  })

  // SELECT-3; Loren Cook Company, catalogue "Cookbook", Fan Basics: "Air Density Factors for Altitude and Temperature"
  // (standard air there is of 70 °F). The table is of three digits and rounds the altitude's part first.
  it.each([
    [0, 200, 0.803],
    [5000, 70, 0.832],
    [6000, 200, 0.643],
    [10_000, 70, 0.688],
    [5000, 400, 0.513],
  ])('is that of the table of Loren Cook: %i ft, %i °F', (feet, fahrenheit, factor) => {
    const ratio = densityRatio(...imperial(feet, fahrenheit)) / densityRatio(...imperial(0, 70))
    expect(Math.abs(ratio - factor)).toBeLessThan(0.0015)
  })

  // SELECT-3
  it('is 1.2 kg/m³ in standard air', () => {
    expect(airDensity(0, 20)).toBe(1.2)
  })
})
