import { z } from 'zod/mini'
import { getAllProjectsCall } from '../calls.ts'
import { projectSectors } from '../content-values.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { pictured } from '../picture-schema.ts'
import { addressed } from './addressed.ts'

/** One figure of a project: what was counted, and how much of it with its unit. */
export const quantitySchema = z.object({ label: z.string(), value: z.string() })
export type Quantity = z.infer<typeof quantitySchema>

export const galleryImageSchema = z.object(pictured)
export type GalleryImage = z.infer<typeof galleryImageSchema>

/** A project with its case study (PROJECT-2). */
export const projectSchema = z.object({
  id: z.string(),
  ...addressed,
  title: z.string(),
  sector: z.enum(projectSectors),
  /** The year of handover. */
  year: z.int(),
  client: z.string(),
  location: z.string(),
  /** The project in a sentence or two; empty where it has none. */
  description: z.string(),
  challenge: z.string(),
  solution: z.string(),
  scope: z.array(z.string()),
  quantities: z.array(quantitySchema),
  gallery: z.array(galleryImageSchema),
  ...pictured,
  fieldLanguages: fieldLanguagesSchema,
})
export type Project = z.infer<typeof projectSchema>

export const getAllProjects = defineEndpoint({
  ...getAllProjectsCall,
  summary: 'The projects, in their order, each with its whole case study',
  query: noQuery,
  output: dataOf(z.array(projectSchema)),
})
