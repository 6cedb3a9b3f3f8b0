import { describe, expect, it } from 'vitest'
import { smoothValues } from './smooth-values.ts'

describe('a smooth curve', () => {
  const xs = [0, 1000, 3000, 4000]
  const ys = [500, 520, 400, 0]

  // SELECT-8
  it('goes through its points', () => {
    const values = smoothValues(xs, ys, 4)
    expect(values).toHaveLength(13)
    expect([values[0], values[4], values[8], values[12]]).toEqual(ys)
  })

  // SELECT-8
  it('has no hump that its points do not show', () => {
    const values = [...smoothValues(xs, ys, 50)]
    expect(Math.max(...values)).toBe(520)
    expect(Math.min(...values)).toBe(0)
    const falling = values.slice(50)
    expect(falling).toEqual(falling.toSorted((one, other) => other - one))
  })

  it('through points of a line is that line', () => {
    const values = smoothValues([0, 1, 3, 7], [10, 9, 7, 3], 2)
    expect([...values].map((value) => Number(value.toFixed(9)))).toEqual([10, 9.5, 9, 8, 7, 5, 3])
  })

  it('of one point or none has no more', () => {
    expect([...smoothValues([5], [7], 4)]).toEqual([7])
    expect([...smoothValues([], [], 4)]).toEqual([])
  })
})
