import { z } from 'zod/mini'
import { type Call, defineEndpoint, everyone } from '../endpoint.ts'
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

/** Asks whether the file is there, without a byte of it and without a word in the trail (MACHINE-3). */
export const findFile: Call = {
  ...readFile,
  id: 'files.find',
  method: 'HEAD',
  timeout: 10_000,
}
