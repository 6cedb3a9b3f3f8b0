import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test.each([
  ['+966115550100', '+966 11 555 0100'],
  ['+201012345678', '+20 10 12345678'],
  ['01012345678', '010 12345678'],
  ['0551234567', '0551234567'],
  ['123', '123'],
  ['', ''],
])('%s is shown as %s', (phone, expected) => {
  expect(phoneText(phone)).toBe(expected)
})
