import { expect, test } from 'vitest'
import { curvePath } from './curve-path.ts'

const places = (path: string) =>
  [...path.matchAll(/[MLC]([^MLC]+)/g)].map(([, numbers]) =>
    (numbers ?? '').split(/[ ,]/).map(Number),
  )

const stalling = [
  { x: 0, y: 10 },
  { x: 10, y: 40 },
  { x: 20, y: 90 },
  { x: 30, y: 80 },
  { x: 40, y: 100 },
]

// CURVE-4
test('a path passes through each point', () => {
  const ends = places(curvePath(stalling)).map((numbers) => numbers.slice(-2))
  expect(ends).toEqual(stalling.map(({ x, y }) => [x, y]))
})

// CURVE-4
test('between two points a path stays between their heights', () => {
  const [, ...parts] = places(curvePath(stalling))
  for (const [index, [, leaving = NaN, , arriving = NaN]] of parts.entries()) {
    const [from = NaN, to = NaN] = stalling.slice(index, index + 2).map(({ y }) => y)
    const [low, high] = [Math.min(from, to), Math.max(from, to)]
    for (const height of [leaving, arriving]) {
      expect(height).toBeGreaterThanOrEqual(low)
      expect(height).toBeLessThanOrEqual(high)
    }
  }
})

test('points that go back are joined by straight lines, and none give no path', () => {
  const path = curvePath([
    { x: 5, y: 1 },
    { x: 3, y: 2 },
  ])
  expect(path).toBe('M5,1L3,2')
  expect(curvePath([])).toBe('')
})
