import { expect, it } from 'vitest'
import { isSamePhone } from './same-phone.ts'

// PERSON-1
it.each([
  ['+201012345678', '00201012345678', true],
  ['+201012345678', '201012345678', true],
  ['+201012345678', '01012345678', true],
  ['0512345678', '+966512345678', true],
  ['+201012345678', '+966101012345678', false],
  ['+201012345678', '01112345678', false],
  ['+201012345678', '1012345678', false],
  ['01012345678', '1012345678', false],
  ['0512345678', '+20512345678', true],
  ['+966512345678', '+971512345678', false],
  ['01012345678', '+9661012345678', false],
  ['0501234567', '0501234567', true],
])('compares %s with %s: %j', (one, other, same) => {
  expect(isSamePhone(one, other)).toBe(same)
  expect(isSamePhone(other, one)).toBe(same)
})
