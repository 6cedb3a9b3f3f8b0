import { expect, test } from 'vitest'
import { fittingLabels } from './fitting-labels.ts'

const figures = [200_000, 100_000, 50_000, 20_000, 10_000].map((figure, index) => ({
  key: String(figure),
  text: figure.toLocaleString('en'),
  x: 1 - index / 8,
  y: 0,
}))

// CURVE-5
test('labels that would cover an earlier one are left out where there is little room', () => {
  expect([...fittingLabels(figures, { width: 240, height: 260 })]).toEqual([
    '200000',
    '50000',
    '10000',
  ])
  expect(fittingLabels(figures, { width: 700, height: 260 }).size).toBe(5)
})

test('labels above each other are clear of each other', () => {
  const stacked = [0.2, 0.5, 0.52].map((y) => ({ key: String(y), text: '800', x: 0.5, y }))
  expect([...fittingLabels(stacked, { width: 240, height: 260 })]).toEqual(['0.2', '0.5'])
})
