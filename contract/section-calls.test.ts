import { expect, test } from 'vitest'
import { publicReads } from './public-calls.ts'
import { sectionCalls } from './section-calls.ts'

test('every public read is kept for times without a network', () => {
  const kept = sectionCalls.map(({ call }) => call.id).sort()
  expect(kept).toEqual(publicReads.map(({ id }) => id).sort())
})
