import { expect, it } from 'vitest'
import { workedCollections } from '../collections/collections.ts'
import { submittedCollections } from './submitted-collections.ts'

it('names the collections on whose records staff work', () => {
  expect(submittedCollections.toSorted()).toEqual(workedCollections.map(({ name }) => name).sort())
})
