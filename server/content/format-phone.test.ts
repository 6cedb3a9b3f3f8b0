import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['+20225550100', '+20 2 25550100'],
  ['+201570000100', '+20 15 70000100'],
  ['+966115550100', '+966 11 555 0100'],
  ['+966510000100', '+966 51 000 0100'],
  ['+97142345678', '+971 4 234 5678'],
  ['+442071838750', '+44 20 7183 8750'],
  ['+2012', '+2012'],
  ['19555', '19555'],
  ['01012345678', '01012345678'],
  ['', ''],
])('%s is printed %s', (phone, expected) => {
  expect(formatPhone(phone)).toBe(expected)
})

test.each(['+20225550100', '+966115550100'])('%s is still the same number', (phone) => {
  expect(formatPhone(phone).replaceAll(' ', '')).toBe(phone)
})
