import { z } from 'zod/mini'
import { defineEndpoint, everyone } from '../endpoint.ts'
import { noQuery } from '../envelopes.ts'

/** A file that a visitor sent, by the id that its application or vendor names (FILE-4). */
export const readFile = defineEndpoint({
  id: 'files.read',
  method: 'GET',
  path: '/Admin/files/:id',
  access: 'session',
  allows: everyone,
  summary: "A visitor's file, as an attachment",
  // A file of 5 MB on a slow phone line.
  timeout: 120_000,
  query: noQuery,
  output: z.string().register(z.globalRegistry, { format: 'binary' }),
})
