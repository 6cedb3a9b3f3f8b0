import { z } from 'zod/mini'
import { defineEndpoint } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { mayFill } from './may-fill.ts'

/** Bytes of a product's PDF. */
export const dataSheetLimit = 10 * 1024 * 1024

export const dataSheetSchema = z.object({
  /** A product names it by this. */
  file: z.string(),
  /** As it was called when it was uploaded. */
  name: z.string(),
  /** Visitors read it at this address. */
  url: z.string(),
})
export type DataSheet = z.infer<typeof dataSheetSchema>

/** Stores a PDF for `dataSheetFile` of a product; visitors can read it as soon as a product names it. */
export const uploadDataSheet = defineEndpoint({
  id: 'data-sheets.create',
  method: 'POST',
  path: '/Admin/data-sheets',
  access: 'session',
  allows: (held) => mayFill(held, ['pdf']),
  summary: "Stores a product's data sheet: a PDF of at most 10 MB; multipart form",
  // A file of 10 MB on a slow phone line.
  timeout: 180_000,
  encoding: 'multipart',
  query: noQuery,
  body: z.object({
    file: z.any().register(z.globalRegistry, { type: 'string', format: 'binary' }),
  }),
  output: dataOf(dataSheetSchema),
})
