import { expect, it } from 'vitest'
import { readContactAsk } from './read-contact-ask.ts'

// CONTACT-6
it.each([
  [{ topic: 'quotation' }, { topic: 'quotation' }],
  [{ product: 'axial-fan-500' }, { product: 'axial-fan-500' }],
  [
    { topic: 'complaint', product: 'jet' },
    { topic: 'complaint', product: 'jet' },
  ],
  [{ topic: 'other', product: '<b>' }, {}],
  [{ topic: ['general'], product: 5 }, {}],
  [{ product: 'x'.repeat(81) }, {}],
  [{}, {}],
])('%j asks for %j', (search, asked) => {
  expect(readContactAsk(search)).toEqual(asked)
})
