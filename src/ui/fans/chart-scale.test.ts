import { describe, expect, it } from 'vitest'
import { linearScale, logScale } from './chart-scale.ts'

// CURVE-5
describe('an axis', () => {
  it.each([
    [[870], 5, [0, 200, 400, 600, 800, 1000]],
    [[0.37, 1.1], 5, [0, 0.25, 0.5, 0.75, 1, 1.25]],
    [[100], 5, [0, 20, 40, 60, 80, 100]],
    [[-30, 60], 5, [-40, -20, 0, 20, 40, 60]],
    [[], 5, [0, 1]],
    [[0], 5, [0, 1]],
  ])('of %j in about %i steps has the figures %j', (values, steps, ticks) => {
    expect(linearScale(values, steps).ticks).toEqual(ticks)
  })

  it('takes exactly the steps of the axis that it shares its grid with', () => {
    const { ticks, place } = linearScale([61], 4, { exactly: true })
    expect(ticks).toEqual([0, 20, 40, 60, 80])
    expect(place(40)).toBe(0.5)
  })

  it('of ratios has 1, 2 and 5 of each power of ten, round all that it holds', () => {
    expect(logScale([2_600, 140_000]).ticks).toEqual([
      2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000,
    ])
    expect(logScale([0.06, 0.3]).ticks).toEqual([0.05, 0.1, 0.2, 0.5])
  })

  it('of ratios gives equal ratios equal ways, and what is not above zero a place outside', () => {
    const { place } = logScale([100, 10_000])
    expect(place(1_000)).toBeCloseTo(0.5)
    expect(place(0)).toBeLessThan(0)
    expect(place(-5)).toBeLessThan(0)
  })

  it('of ratios bears a single figure, and none', () => {
    expect(logScale([50]).ticks).toEqual([50, 100])
    expect(logScale([0]).ticks).toEqual([0, 1])
  })
})
