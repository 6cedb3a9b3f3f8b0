import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { testFan } from '#tests/support/test-fan.ts'
import type { ApiContextValue } from './api-context.ts'
import { fanModelsQuery } from './fan-models-query.ts'
import { keepOwnModels, ownModelsQuery } from './own-models.ts'

const api = { language: 'en' } as ApiContextValue
const all = [
  { slug: 'axial', models: [testFan('A')] },
  { slug: 'roof', models: [testFan('R')] },
]

function pageOf(slug: string, products: typeof all | undefined) {
  const queryClient = new QueryClient()
  const { queryKey } = fanModelsQuery(api)
  if (products) queryClient.setQueryData(queryKey, products)
  keepOwnModels({ queryClient, api }, slug)
  return {
    own: queryClient.getQueryData(ownModelsQuery(slug).queryKey),
    all: queryClient.getQueryData(queryKey),
  }
}

// SIZE-5
test('a page has the models of its own product alone', () => {
  expect(pageOf('roof', all)).toEqual({ own: [testFan('R')], all: undefined })
  expect(pageOf('other', all)).toEqual({ own: [], all: undefined })
})

// SIZE-5
test('without an answer a page leaves them to the browser', () => {
  expect(pageOf('roof', undefined)).toEqual({ own: undefined, all: undefined })
})
