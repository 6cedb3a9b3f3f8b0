import { z } from 'zod/mini'
import type { Call } from '../endpoint.ts'
import { dataOf, noQuery } from '../envelopes.ts'
import { botTrapSchema } from './honeypot.ts'
import { shownNoticeSchema } from './shown-notice.ts'
import type { UploadRule } from './upload.ts'

/** The answer to every submission of a visitor, who quotes the reference when asking about it (API-10). */
export const receiptSchema = dataOf(z.object({ id: z.string(), reference: z.string() }))

/** A call by which a visitor sends something for staff to read; it is stored once, however often it is sent. */
export interface Submission<Fields extends z.ZodMiniObject = z.ZodMiniObject> extends Call {
  /** For the OpenAPI page. */
  summary: string
  /** The rules of the form's own fields. */
  fields: Fields
  /** Which of the fields are files. */
  files: Readonly<Record<string, UploadRule>>
  /** Bytes of one text as it is sent, where that is more than usual. */
  longestField?: number
  query: typeof noQuery
  /** All that may be sent: the form's own fields, the bot trap's, and the notice that was shown. */
  body: z.ZodMiniObject
  output: typeof receiptSchema
}

/** Joins a call with the rules of its form; the rest is the same for every submission. */
export function defineSubmission<Fields extends z.ZodMiniObject>(
  submission: Call & Pick<Submission<Fields>, 'summary' | 'fields' | 'files' | 'longestField'>,
): Submission<Fields> {
  const body = z.object({
    ...submission.fields.shape,
    ...botTrapSchema.shape,
    ...shownNoticeSchema.shape,
  })
  return { ...submission, query: noQuery, body, output: receiptSchema }
}
