import { expect, it } from 'vitest'
import { readContactAsk } from './read-contact-ask.ts'

const branchId = '11111111-1111-4111-8111-111111111111'

// CONTACT-6, CONTACT-15
it.each([
  [{ topic: 'quotation' }, { topic: 'quotation' }],
  [{ product: 'axial-fan-500' }, { product: 'axial-fan-500' }],
  [
    { topic: 'complaint', product: 'jet' },
    { topic: 'complaint', product: 'jet' },
  ],
  [{ topic: 'other', product: '<b>' }, {}],
  [{ topic: '', product: '' }, {}],
  [{ product: 'x'.repeat(81) }, {}],
  [{ branch: branchId }, { branch: branchId }],
  [{ branch: 'cairo' }, {}],
  [{}, {}],
])('%j asks for %j', (search, asked) => {
  expect(readContactAsk(search)).toEqual(asked)
})
