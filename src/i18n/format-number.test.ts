import { expect, test } from 'vitest'
import { formatNumber, formatWholeNumber } from './format-number.ts'

// DIGIT-1
test.each([
  [0, '0'],
  [999, '999'],
  [1_234_567, '1,234,567'],
])('the whole number %s reads %s', (value, expected) => {
  expect(formatWholeNumber(value)).toBe(expected)
  expect(formatNumber(value)).toBe(expected)
})

test('a fraction is kept as it is', () => {
  expect(formatNumber(0.37)).toBe('0.37')
  expect(formatNumber(12_345.5)).toBe('12,345.5')
})
