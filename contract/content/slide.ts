import { z } from 'zod/mini'
import { getAllSlidesCall } from '../calls.ts'
import { defineEndpoint } from '../endpoint.ts'
import { pageOf, pageQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { pictured } from '../picture-schema.ts'

/** A slide of the hero, which staff know as a frame (HERO-1). */
export const slideSchema = z.object({
  id: z.string(),
  ...pictured,
  title: z.string(),
  nameEn: z.string(),
  nameAr: z.string(),
  clickableName: z.string(),
  /** Empty where a click opens nothing. */
  url: z.string(),
  fieldLanguages: fieldLanguagesSchema,
})
export type Slide = z.infer<typeof slideSchema>

export const getAllSlides = defineEndpoint({
  ...getAllSlidesCall,
  summary: 'The hero slides, in their order',
  query: pageQuery,
  output: pageOf(slideSchema),
})
