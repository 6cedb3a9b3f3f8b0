import { describe, expect, it } from 'vitest'
import { testFan } from '#tests/support/test-fan.ts'
import {
  airflowAt,
  modelOnMains,
  pressureAt,
  shaftPowerAt,
  soundPowerChange,
  speedAtFrequency,
} from './fan-laws.ts'

const atSpeed = (tested: number, asked: number) => ({ speedRatio: asked / tested, densityRatio: 1 })

describe('fan laws', () => {
  // SELECT-4; a published exercise (Homework 6: Fan Laws, scribd.com/doc/262289512): a fan of 6000 cfm, 4 in wg and 6 hp
  // at 2000 r/min gives 4500 cfm and 2.25 in wg and takes 2.53 hp at 1500 r/min.
  it('for a lower speed give what the exercise gives', () => {
    const state = atSpeed(2000, 1500)
    expect(airflowAt(6000, state)).toBe(4500)
    expect(pressureAt(4, state)).toBe(2.25)
    expect(shaftPowerAt(6, state)).toBeCloseTo(2.53, 2)
  })

  // SELECT-4; Calculated Industries, Sheet Metal/HVAC Pro Calc user's guide, "Fan Law 3": 6.3 bhp at 15,800 cfm become
  // 12.77789 bhp at 20,000 cfm.
  it('for power give what the guide of a calculator gives', () => {
    expect(shaftPowerAt(6.3, atSpeed(15_800, 20_000))).toBeCloseTo(12.77789, 4)
  })

  // SELECT-4; Loren Cook Company, catalogue "Cookbook", Fan Basics, "Use of Air Density Factors": at a factor of 0.643 a
  // fan that is to give 1.5 in wg is selected for 2.33 in wg, and 3.53 bhp of the table are 2.27 bhp there.
  it('for density give what the catalogue’s example gives', () => {
    const state = { speedRatio: 1, densityRatio: 0.643 }
    expect(pressureAt(2.33, state)).toBeCloseTo(1.5, 2)
    expect(shaftPowerAt(3.53, state)).toBeCloseTo(2.27, 2)
    expect(airflowAt(7500, state)).toBe(7500)
  })

  // SELECT-4; ASHRAE Handbook, HVAC Applications: half the speed is 15 dB less, twice the speed 15 dB more.
  it('for sound add 50 lg of the speeds', () => {
    expect(soundPowerChange(atSpeed(1000, 500))).toBeCloseTo(-15.05, 2)
    expect(soundPowerChange(atSpeed(1000, 1200))).toBeCloseTo(3.96, 2)
    expect(soundPowerChange({ speedRatio: 1, densityRatio: 0.5 })).toBeCloseTo(-6.02, 2)
  })

  // SELECT-4
  it('leave alone what runs as it was tested', () => {
    const state = atSpeed(1450, 1450)
    expect([airflowAt(9, state), pressureAt(9, state), shaftPowerAt(9, state)]).toEqual([9, 9, 9])
    expect(soundPowerChange(state)).toBe(0)
  })

  // SELECT-6
  it('have a motor of 1450 r/min at 50 Hz turn at 1740 r/min at 60 Hz', () => {
    expect(speedAtFrequency(1450, 50, 60)).toBe(1740)
  })

  // SIZE-7
  it('calculate the curve of a model of 50 Hz for 60 Hz', () => {
    const tested = testFan('NAX-500/4')
    const { speed, curve, code } = modelOnMains(tested, 60)
    expect([code, speed]).toEqual(['NAX-500/4', 1740])
    const [first] = curve
    const [before] = tested.curve
    if (!first || !before) throw new Error('The model has no curve')
    expect(first.airflow).toBeCloseTo(before.airflow * 1.2)
    expect(first.pressure).toBeCloseTo(before.pressure * 1.44)
    expect(first.power).toBeCloseTo(before.power * 1.728)
    expect(first.efficiency).toBe(before.efficiency)
    expect(first.sound[0] - before.sound[0]).toBeCloseTo(3.96, 2)
    expect(modelOnMains(tested, 50)).toEqual(tested)
  })
})
