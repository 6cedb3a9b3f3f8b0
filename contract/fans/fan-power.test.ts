import { describe, expect, it } from 'vitest'
import { staticEfficiency } from './air-power.ts'
import {
  airPower,
  driveEfficiency,
  electricPower,
  motorEfficiency,
  motorReserve,
  specificFanPower,
} from './fan-power.ts'
import { toCubicMetresPerHour, toPascal } from './flow-units.ts'

/** kW of a mechanical horsepower (NIST SP 811). */
const horsepower = 0.7456999

describe('power', () => {
  // SELECT-5; worked example of 20,000 cfm at 4 in wg and 72 % with 17.48 hp by cfm · in wg / 6356 (dev.to/evgeniikonkin,
  // "The engineering math behind fan power").
  it('at the shaft and efficiency are those of the worked example', () => {
    const airflow = toCubicMetresPerHour(20_000, 'cfm')
    const pressure = toPascal(4, 'inwg')
    expect(airPower(airflow, pressure) / horsepower / 0.72).toBeCloseTo(17.48, 1)
    expect(staticEfficiency(airflow, pressure, 17.48 * horsepower)).toBeCloseTo(72, 0)
  })

  // SELECT-5; EN 13779:2007, 3.5: the specific power of a fan is its pressure over its overall efficiency, so that 1000 Pa
  // at 50 % are 2000 W/(m³/s).
  it('for each m³/s is the pressure over the overall efficiency', () => {
    const airflow = 7200
    const electric = airPower(airflow, 1000) / 0.5
    expect(specificFanPower(electric, airflow)).toBeCloseTo(2000, 8)
  })

  // SELECT-5; IEC 60034-30-1:2014, IE3, four poles, 50 Hz.
  it('of a motor is lost as its class says', () => {
    expect(motorEfficiency(7.5)).toBe(0.904)
    expect(motorEfficiency(8)).toBe(0.904)
    expect(motorEfficiency(0.06)).toBe(0.648)
    expect(motorEfficiency(400)).toBe(0.96)
  })

  // SELECT-5; Regulation (EU) No 327/2011, annex II, 3: 0.89 up to 1 kW, 0.96 from 5 kW, and C = 1.04 from 5 kW.
  it('is lost in belts and inverters as the regulation says', () => {
    expect(driveEfficiency('direct', 3)).toBe(1)
    expect(driveEfficiency('belt', 0.5)).toBe(0.89)
    expect(driveEfficiency('belt', 3)).toBeCloseTo(0.925, 10)
    expect(driveEfficiency('belt', 30)).toBe(0.96)
    expect(driveEfficiency('inverter', 10)).toBeCloseTo(1 / 1.04, 10)
    expect(driveEfficiency('inverter', 1)).toBeCloseTo(1 / 1.088, 10)
  })

  // SELECT-5
  it('from the mains is that of the shaft and what is lost on the way', () => {
    expect(electricPower(6, 0.904, 'direct')).toBeCloseTo(6 / 0.904, 10)
    expect(electricPower(6, 0.904, 'belt')).toBeCloseTo(6 / 0.904 / 0.96, 10)
  })

  // SELECT-5
  it('of a motor leaves a reserve, or none', () => {
    expect(motorReserve(6, 7.5)).toBeCloseTo(25, 10)
    expect(motorReserve(10, 7.5)).toBeCloseTo(-25, 10)
  })
})
