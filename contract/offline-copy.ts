import { z } from 'zod/mini'
import { offlineCopyCall } from './calls.ts'
import { defineEndpoint } from './endpoint.ts'
import { dataOf } from './envelopes.ts'
import { copyGroups, copyWidths } from './offline-copy-files.ts'

/** The files that a visitor keeps who keeps everything, with their sizes (COPY-2). */
export const listOfflineCopy = defineEndpoint({
  ...offlineCopyCall,
  summary: 'The files of the public site with their sizes: pictures in one width, and PDF files',
  query: z.strictObject({ width: z._default(z.enum(copyWidths), '960') }),
  output: dataOf(
    z.object({
      files: z.array(z.object({ url: z.string(), size: z.int(), group: z.enum(copyGroups) })),
    }),
  ),
})
