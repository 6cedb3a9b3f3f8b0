import { expect, test } from 'vitest'
import { p75Of } from './p75-of.ts'

// SEEN-8
test.each([
  ['nothing', [0, 0, 0], null],
  ['all in the first step', [4, 0, 0], 75],
  ['half in each step', [2, 2, 0], 250],
  ['just three of four in the first', [3, 1, 0], 100],
  ['all above the last bound', [0, 0, 5], 400],
])('of %s', (_, counts, p75) => {
  expect(p75Of(counts, [100, 400])).toBe(p75)
})
