import { z } from 'zod/mini'
import { getAllHomeCardsCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'

export const homeCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  type: z.string(),
  items: z.array(z.string()),
  fieldLanguages: fieldLanguagesSchema,
})
export type HomeCard = z.infer<typeof homeCardSchema>

export const getAllHomeCards = defineEndpoint({
  ...getAllHomeCardsCall,
  summary: 'The cards beside mission, vision and history',
  query: noQuery,
  output: dataOf(z.array(homeCardSchema)),
})
