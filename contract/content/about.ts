import { z } from 'zod/mini'
import { getAllAboutsCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { pictured } from '../picture-schema.ts'

export const aboutImageSchema = z.object(pictured)

export const aboutSchema = z.object({
  id: z.string(),
  aboutTitle: z.string(),
  about: z.string(),
  trustedTitle: z.string(),
  trusted: z.array(z.string()),
  tailoredTitle: z.string(),
  tailored: z.array(z.string()),
  images: z.array(aboutImageSchema),
  fieldLanguages: fieldLanguagesSchema,
})
export type About = z.infer<typeof aboutSchema>

export const getAllAbouts = defineEndpoint({
  ...getAllAboutsCall,
  summary: 'The about section of the home page',
  query: noQuery,
  output: dataOf(z.array(aboutSchema)),
})
