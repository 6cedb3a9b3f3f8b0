import { describe, expect, it } from 'vitest'
import {
  airflowUnits,
  fromCubicMetresPerHour,
  fromPascal,
  pressureUnits,
  toCubicMetresPerHour,
  toPascal,
} from './flow-units.ts'

describe('units', () => {
  // SELECT-2; NIST SP 811, appendix B.8: 1 ft³/min = 4.719474 E-04 m³/s, 1 inH2O (conventional) = 2.490889 E+02 Pa,
  // 1 mmH2O (conventional) = 9.80665 Pa.
  it('are those of NIST Special Publication 811', () => {
    expect(toCubicMetresPerHour(1, 'cfm') / 3600).toBeCloseTo(4.719474e-4, 10)
    expect(toPascal(1, 'inwg')).toBeCloseTo(249.0889, 4)
    expect(toPascal(1, 'mmwg')).toBeCloseTo(9.80665, 10)
  })

  // SELECT-2
  it('of metres and litres follow from each other', () => {
    expect(toCubicMetresPerHour(2.5, 'm3s')).toBe(9000)
    expect(toCubicMetresPerHour(2500, 'ls')).toBe(9000)
    expect(toCubicMetresPerHour(9000, 'm3h')).toBe(9000)
  })

  // SELECT-2
  it('lead back to what was entered', () => {
    for (const unit of airflowUnits)
      expect(fromCubicMetresPerHour(toCubicMetresPerHour(123.4, unit), unit)).toBeCloseTo(123.4, 9)
    for (const unit of pressureUnits)
      expect(fromPascal(toPascal(123.4, unit), unit)).toBeCloseTo(123.4, 9)
  })
})
