import { expect, test } from 'vitest'
import { readNumber, readNumbers, readPercent } from './read-numbers.ts'

// MODEL-9
test.each([
  ['', undefined],
  ['  ', undefined],
  ['1450', 1450],
  ['١٤٥٠', 1450],
  ['۱۴۵۰', 1450],
  ['0.171', 0.171],
  ['٠٫١٧١', 0.171],
  ['0,171', 0.171],
  ['12,5', 12.5],
  ['1,164', 1164],
  ['١٬١٦٤', 1164],
  ['1,164.5', 1164.5],
  ['1.164,5', 1164.5],
  ['1 164', 1164],
  ['1\u00a0164', 1164],
  ['\u200e120\u200f', 120],
  ['−5', -5],
  ['57.5%', NaN],
  ['1,2,3', NaN],
  ['12 kW', NaN],
  ['أحد عشر', NaN],
])('reads %s as %d', (text, number) => {
  expect(readNumber(text)).toEqual(number)
})

// MODEL-9
test.each([
  ['57.5%', 57.5],
  ['٥٧٫٥٪', 57.5],
  ['57,5 %\u200f', 57.5],
  ['57.5', 57.5],
  ['', undefined],
  ['%57%', NaN],
])('reads %s as %d percent', (text, number) => {
  expect(readPercent(text)).toEqual(number)
})

// MODEL-9
test('reads a comma as the other figures of the block show it', () => {
  expect(readNumbers(['1,164', '0,5', '1.2'])).toEqual([1.164, 0.5, 1.2])
  expect(readNumbers(['1,164', '500'])).toEqual([1164, 500])
})
