import { expect, test } from 'vitest'
import { textOf, textsOf } from './raw-values.ts'

test('texts of the content are trimmed, and their figures stay with their units', () => {
  expect(textOf({ title: '', name: ' حتى 45 كيلوواط ' }, 'title', 'name')).toBe(
    'حتى 45\u00a0كيلوواط',
  )
  expect(textsOf([' 33 kV ', 4, ''])).toEqual(['33\u00a0kV'])
})

test('an address stays as it is', () => {
  const address = 'https://nasaem.example/m3/12-s?t=5'
  expect(textOf({ url: address }, 'url')).toBe(address)
})
