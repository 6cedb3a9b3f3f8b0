import { z } from 'zod/mini'
import { getAllDriversCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { pictured } from '../picture-schema.ts'

/** A numbered card of the home page (DRIVER-1). */
export const driverSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Where the driver has none, the default icon shows. */
  ...pictured,
  fieldLanguages: fieldLanguagesSchema,
})
export type Driver = z.infer<typeof driverSchema>

export const getAllDrivers = defineEndpoint({
  ...getAllDriversCall,
  summary: 'The numbered service cards of the home page, in their order',
  query: noQuery,
  output: dataOf(z.array(driverSchema)),
})
