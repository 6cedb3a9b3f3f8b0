import { expect, it } from 'vitest'
import { normalisePhone } from '#contract/digits.ts'
import { phoneKey } from './phone-key.ts'

it.each(['+20 10 1234 5678', '0020 10-1234-5678', '010 1234 5678', '٠١٠١٢٣٤٥٦٧٨', '201012345678'])(
  'knows %s as the same number',
  (phone) => {
    expect(phoneKey(normalisePhone(phone))).toBe('012345678')
  },
)

it.each(['+20 11 1234 5678', '+966 51 234 5678', ''])('knows %j as another one', (phone) => {
  expect(phoneKey(normalisePhone(phone))).not.toBe('012345678')
})
