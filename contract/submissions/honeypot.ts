import { z } from 'zod/mini'

/**
 * Every visitor's form sends these beside its own fields, so that programs are told from people at no cost to a
 * person (FORM-7). A caller that has no form may leave both out.
 */
export const botTrapSchema = z.object({
  /** An input that no person sees (hidden, no autofill, not reached by Tab): filled in by programs alone. */
  referral: z._default(z.string(), ''),
  /** Milliseconds that the form was open, in digits. */
  elapsed: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
})

/** Milliseconds that a person needs at least between opening a form and sending it (FORM-7). */
export const minimumElapsed = 2000
