import { z } from 'zod/mini'

/**
 * What every visitor's form sends beside its own fields, so that programs are told from people at no cost to
 * a person (decisions 30). A caller that has no form may leave both out.
 */
export const botTrapSchema = z.object({
  /** An input that no person sees (hidden, no autofill, not reached by Tab): filled in by programs alone. */
  referral: z._default(z.string(), ''),
  /** Milliseconds that the form was open, in digits. */
  elapsed: z.optional(z.string().check(z.regex(/^\d{1,12}$/))),
})

/** Milliseconds that a person needs at the least between opening a form and sending it (decisions 30). */
export const minimumElapsed = 2000
