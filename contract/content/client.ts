import { z } from 'zod/mini'
import { getAllClientsCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { noQuery, pageOf } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { pictured } from '../picture-schema.ts'

export const clientSchema = z.object({
  id: z.string(),
  title: z.string(),
  ...pictured,
  fieldLanguages: fieldLanguagesSchema,
})
export type Client = z.infer<typeof clientSchema>

export const getAllClients = defineEndpoint({
  ...getAllClientsCall,
  summary: 'All clients, in their order, as one page',
  query: noQuery,
  output: pageOf(clientSchema),
})
