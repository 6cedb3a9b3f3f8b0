import { z } from 'zod/mini'
import { getAllJobsCall } from '../calls.ts'
import { employmentTypes } from '../content-values.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'
import { addressed } from './addressed.ts'

/** A vacancy of `/Careers`. */
export const jobSchema = z.object({
  id: z.string(),
  ...addressed,
  title: z.string(),
  department: z.string(),
  location: z.string(),
  employment: z.enum(employmentTypes),
  description: z.string(),
  requirements: z.array(z.string()),
  /** The day that it was opened, `YYYY-MM-DD`. */
  openSince: z.string(),
  fieldLanguages: fieldLanguagesSchema,
})
export type Job = z.infer<typeof jobSchema>

export const getAllJobs = defineEndpoint({
  ...getAllJobsCall,
  summary: 'The open vacancies, in their order',
  query: noQuery,
  output: dataOf(z.array(jobSchema)),
})
