import { expect, test } from 'vitest'
import { visitorCollections } from './collections/collections.ts'
import { contentCalls } from './content-calls.ts'
import { publicReads } from './visitor-schema.ts'

test('every call that is kept for times without a network reads a collection or the models of fans, and each collection has its own', () => {
  const kept = Object.values(contentCalls).map(({ id }) => id)
  const read = Object.values(visitorCollections).map(({ visitors }) => visitors.call.id)
  expect([...read, contentCalls.GetFanModels.id].sort()).toEqual([...kept].sort())
  expect(publicReads.map(({ id }) => id).sort()).toEqual([...kept].sort())
})
