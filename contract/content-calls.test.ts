import { expect, test } from 'vitest'
import { visitorCollections } from './collections/collections.ts'
import { contentCalls, keptLanguage } from './content-calls.ts'
import { defaultLanguage, languages } from './locale.ts'
import { publicReads } from './visitor-schema.ts'

test('every call that is kept for times without a network reads a collection or the models of fans, and each collection has its own', () => {
  const kept = Object.values(contentCalls).map(({ id }) => id)
  const read = Object.values(visitorCollections).map(({ visitors }) => visitors.call.id)
  expect([...read, contentCalls.GetFanModels.id].sort()).toEqual([...kept].sort())
  expect(publicReads.map(({ id }) => id).sort()).toEqual([...kept].sort())
})

// MODEL-6
test('the models of fans are kept once for all languages, and all else in each', () => {
  const kept = (call: keyof typeof contentCalls) =>
    languages.map((language) => keptLanguage(contentCalls[call], language))
  expect(kept('GetFanModels')).toEqual(languages.map(() => defaultLanguage))
  expect(kept('GetAllProducts')).toEqual(languages)
})
