import { expect, test } from 'vitest'
import { parseFigure } from './parse-figure.ts'

// SELECT-10, DIGIT-2
test.each([
  ['12000', 12_000],
  ['12,000', 12_000],
  ['12 000', 12_000],
  ['1,234,567.5', 1_234_567.5],
  ['٣٬٥٠٠٫٢٥', 3500.25],
  ['۱۲۰', 120],
  ['2,5', 2.5],
  ['0,500', 0.5],
  ['0.25', 0.25],
  ['.5', 0.5],
  ['5.', 5],
  ['-10', -10],
  ['−10', -10],
  ['\u200f٢٥\u200f', 25],
])('%s is %f', (typed, number) => {
  expect(parseFigure(typed)).toBe(number)
})

// SELECT-10
test.each(['', ' ', 'abc', '1e9', '12kW', '1.2.3', '1,2,3', '--5', 'NaN', 'Infinity', '0x10'])(
  '“%s” is no number',
  (typed) => {
    expect(parseFigure(typed)).toBeUndefined()
  },
)

// SELECT-10
test('a number beyond all bounds stays one, for its field to refuse', () => {
  expect(parseFigure('9'.repeat(400))).toBe(Infinity)
})
