import { expect, test } from 'vitest'
import { mostPressure, stallLimit } from './stall.ts'

const curve = (...pressures: number[]) =>
  pressures.map((pressure, index) => ({ airflow: 1000 * index, pressure }))

// MODEL-3, CURVE-7
test.each([
  ['behind the dip of an axial fan', curve(500, 400, 350, 390, 300, 100), 3000],
  ['at the peak of a centrifugal fan', curve(400, 450, 460, 430, 200), 2000],
  ['at the end of a rise that two equal figures interrupt', curve(400, 450, 450, 470, 200), 3000],
])('a stall ends %s', (_where, points, limit) => {
  expect(stallLimit(points)).toBe(limit)
})

// CURVE-7
test('a curve that falls all the way has none, nor has one without points', () => {
  expect(stallLimit(curve(500, 400, 400, 300))).toBeUndefined()
  expect(stallLimit([])).toBeUndefined()
})

// SIZE-3
test.each([
  ['behind its dip', curve(500, 400, 350, 390, 300, 100), 390],
  ['its peak', curve(400, 450, 460, 430, 200), 460],
  ['its first where nothing stalls', curve(500, 400, 300), 500],
])('the most pressure that a fan promises is that %s', (_where, points, pressure) => {
  expect(mostPressure(points)).toBe(pressure)
})
