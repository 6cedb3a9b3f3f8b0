import { expect, test } from 'vitest'
import { digitsOnly, latinDigits, normalisePhone } from './digits.ts'

test('Arabic-Indic and Persian digits become Latin, the rest stays', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ x9')).toBe('0123456789 0123456789 x9')
})

test('a number-type input keeps digits only', () => {
  expect(digitsOnly('-١٢٫٥ كجم e3')).toBe('1253')
})

test.each([
  ['٠١٠ ١٢٣٤-٥٦٧٨', '01012345678'],
  ['+20 10 1234–5678', '+201012345678'],
  ['(010) 12345678', '(010)12345678'],
  ['\u202d+966 11 555 0100\u202c', '+966115550100'],
  ['call me', 'callme'],
])('a typed phone %s is read as %s', (typed, expected) => {
  expect(normalisePhone(typed)).toBe(expected)
})
