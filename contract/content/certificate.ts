import { z } from 'zod/mini'
import { getAllCertificatesCall } from '../calls.ts'
import { certificateIcons } from '../content-values.ts'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { fieldLanguagesSchema } from '../localized.ts'

export const certificateSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  pdfUrl: z.string(),
  icon: z.enum(certificateIcons),
  isNew: z.boolean(),
  fieldLanguages: fieldLanguagesSchema,
})
export type Certificate = z.infer<typeof certificateSchema>

export const getAllCertificates = defineEndpoint({
  ...getAllCertificatesCall,
  summary: 'The certificates, in their order',
  query: noQuery,
  output: dataOf(z.array(certificateSchema)),
})
