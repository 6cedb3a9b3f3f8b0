import { z } from 'zod/mini'
import { contentCalls } from '../content-calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { productModelsSchema } from './fan-model-schema.ts'

/** The models of all products that have some, in the products' order; the same in each language. */
export const getFanModels = defineEndpoint({
  ...contentCalls.GetFanModels,
  summary: 'The models of the products with their tested curves',
  query: noQuery,
  output: dataOf(z.array(productModelsSchema)),
})
