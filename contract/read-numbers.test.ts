import { expect, test } from 'vitest'
import { readNumber, readNumbers, readPercent } from './read-numbers.ts'

// MODEL-9, SELECT-10, DIGIT-2
test.each([
  ['', undefined],
  ['  ', undefined],
  ['1450', 1450],
  ['١٤٥٠', 1450],
  ['۱۴۵۰', 1450],
  ['0.171', 0.171],
  ['٠٫١٧١', 0.171],
  ['0,171', 0.171],
  ['0,500', 0.5],
  ['12,5', 12.5],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['1,164', 1164],
  ['-1,164', -1164],
  ['١٬١٦٤', 1164],
  ['٠٬٧٥', 0.75],
  ['٣٬٥٠٠٫٢٥', 3500.25],
  ['1,164.5', 1164.5],
  ['1,234,567.5', 1_234_567.5],
  ['1234,567', 1234.567],
  ['1.164,5', 1164.5],
  ['1 164', 1164],
  ['1\u00a0164', 1164],
  ['\u200e120\u200f', 120],
  ['−5', -5],
  ['9'.repeat(400), Infinity],
  ['57.5%', NaN],
  ['1,2,3', NaN],
  ['1.2.3', NaN],
  ['80, 100', NaN],
  ['--5', NaN],
  ['12 kW', NaN],
  ['1e3', NaN],
  ['0x10', NaN],
  ['Infinity', NaN],
  [',', NaN],
  ['أحد عشر', NaN],
])('reads %s as %d', (text, number) => {
  expect(readNumber(text)).toEqual(number)
})

// DIGIT-2
test.each([
  ['10،000', 10_000],
  ['1،250', 1250],
  ['١،٢٥٠', 1250],
  ['٢،٥', 2.5],
  ['0،75', 0.75],
  ['١،٢٣٤،٥٦٧٫٥', 1_234_567.5],
  ['٨٠، ١٠٠', NaN],
])('reads the comma of an Arabic keyboard in %s as a European one: %d', (text, number) => {
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
  expect(readNumbers(['1،164', '0،5'])).toEqual([1.164, 0.5])
  expect(readNumbers(['1,164', '500'])).toEqual([1164, 500])
  expect(readNumbers(['1٬164', '0,5'])).toEqual([1164, 0.5])
})
