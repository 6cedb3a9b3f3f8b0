import { expect, it } from 'vitest'
import { readPerson } from './person.ts'

// PERSON-1
it.each([
  [' Sara@Example.COM ', { email: 'sara@example.com' }],
  ['+20 101 234-5678', { phone: '201012345678' }],
  ['٠٠٢٠١٠١٢٣٤٥٦٧٨', { phone: '201012345678' }],
  ['(010) 1234.5678', { phone: '01012345678' }],
])('reads %j', (text, person) => {
  expect(readPerson(text)).toEqual(person)
})

// PERSON-1
it.each(['', 'sara', 'sara@', '@example.com', 'example.com', '12345678', '5678', '%', '+', '٠٠'])(
  'takes %j for no person',
  (text) => {
    expect(readPerson(text)).toBeUndefined()
  },
)
