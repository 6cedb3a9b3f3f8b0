import { z } from 'zod/mini'
import { submittedCollections } from './admin/submitted-collections.ts'
import { trackCall } from './calls.ts'
import { latinDigits } from './digits.ts'
import { defineEndpoint } from './endpoint.ts'
import { dataOf, noQuery } from './envelopes.ts'
import { localizedText } from './localized.ts'
import { code } from './submissions/field-rules.ts'

/** The state of a request, as a visitor is told it (TRACK-2). */
const trackedSchema = z.object({
  reference: z.string(),
  kind: z.enum(submittedCollections),
  /** The vacancy, the company, else what it is called. */
  title: localizedText,
  /** All that they were told, the latest first; the last is that it has come. */
  states: z.array(z.object({ title: localizedText, at: z.string() })),
})
export type TrackedRequest = z.infer<typeof trackedSchema>

/** A reference number with the email or phone number that it was sent with (TRACK-1). */
export const trackedPair = z.strictObject({
  reference: z.string(code('reference.required')).check(
    z.overwrite((text) =>
      latinDigits(text)
        .replace(/[^\da-z]/gi, '')
        .toUpperCase(),
    ),
    z.minLength(1, { error: code('reference.required'), abort: true }),
    z.regex(/^[\dA-F]{8}$/, code('reference.invalid')),
  ),
  contact: z.string(code('contact.required')).check(
    z.overwrite((text) => latinDigits(text).trim().toLowerCase()),
    z.minLength(1, { error: code('contact.required'), abort: true }),
    z.maxLength(100, code('contact.long')),
  ),
})

export const trackRequest = defineEndpoint({
  ...trackCall,
  summary: 'The state of what a visitor has sent; null for any other pair',
  query: noQuery,
  body: trackedPair,
  output: dataOf(z.nullable(trackedSchema)),
})
