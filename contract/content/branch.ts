import { z } from 'zod/mini'
import { getAllBranchesCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { openingHoursSchema } from '../opening-hours-schema.ts'

/** A branch of the company; the current one is the default until a visitor chooses (BRANCH-1). */
export const branchSchema = z.object({
  id: z.string(),
  name: z.string(),
  city: z.string(),
  /** ISO 3166-1 alpha-2. */
  countryCode: z.string(),
  address: z.string(),
  /** As their countries print them. */
  phones: z.array(z.string()),
  whatsApp: z.string(),
  email: z.string(),
  mapLink: z.string(),
  /** Degrees. */
  latitude: z.number(),
  longitude: z.number(),
  /** Left out by servers of before branches had their own; then they are the usual ones. */
  openingHours: z.optional(openingHoursSchema),
  isDefault: z.boolean(),
  fieldLanguages: fieldLanguagesSchema,
})
export type Branch = z.infer<typeof branchSchema>

export const getAllBranches = defineEndpoint({
  ...getAllBranchesCall,
  summary: 'The branches, the default one first',
  query: noQuery,
  output: dataOf(z.array(branchSchema)),
})
