import { z } from 'zod/mini'
import type { Call } from './endpoint.ts'
import { dataOf, noQuery } from './envelopes.ts'

/** The answer to every submission of a visitor: the reference is what to quote when asking about it (decisions 19). */
export const receiptSchema = dataOf(z.object({ id: z.string(), reference: z.string() }))

/** The fields of a form as its own rules know them, all of them texts. */
export type SubmissionFields = z.ZodMiniObject

/** A call by which a visitor sends something for staff to read; each is stored once, whatever happens on the way. */
export interface Submission<Fields extends SubmissionFields = SubmissionFields> extends Call {
  query: typeof noQuery
  body: Fields
  output: typeof receiptSchema
}

/** Joins a call with the rules of its form; what it answers is the same for every submission. */
export function defineSubmission<Fields extends SubmissionFields>(
  submission: Call & { body: Fields },
): Submission<Fields> {
  return { ...submission, query: noQuery, output: receiptSchema }
}
