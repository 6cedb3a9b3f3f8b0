import { z } from 'zod/mini'
import { getAllServicesCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { pictured } from '../picture-schema.ts'
import { addressed } from './addressed.ts'

/** A service that belongs to another and is shown below it (SERVICE-1). */
export const associatedServiceSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  fieldLanguages: fieldLanguagesSchema,
})
export type AssociatedService = z.infer<typeof associatedServiceSchema>

/** A service of `/services`. */
export const serviceSchema = z.object({
  id: z.string(),
  ...addressed,
  title: z.string(),
  /** One sentence, for the list. */
  summary: z.string(),
  description: z.string(),
  associated: z.array(associatedServiceSchema),
  ...pictured,
  fieldLanguages: fieldLanguagesSchema,
})
export type Service = z.infer<typeof serviceSchema>

export const getAllServices = defineEndpoint({
  ...getAllServicesCall,
  summary: 'The services, in their order, each with its associated services',
  query: noQuery,
  output: dataOf(z.array(serviceSchema)),
})
