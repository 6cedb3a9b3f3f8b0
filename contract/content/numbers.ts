import { z } from 'zod/mini'
import { getAllNumbersCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { noQuery, pageOf } from '../envelopes.ts'

/** The figures of the home page (COUNTER-1). */
export const numbersSchema = z.object({
  id: z.string(),
  completedProjects: z.number(),
  currentClients: z.number(),
  employees: z.number(),
  /** Per cent. */
  customerSatisfaction: z.number(),
})
export type Numbers = z.infer<typeof numbersSchema>

export const getAllNumbers = defineEndpoint({
  ...getAllNumbersCall,
  summary: 'The four statistics; one row at the most',
  query: noQuery,
  output: pageOf(numbersSchema),
})
