import { z } from 'zod/mini'
import { wholeNumberText } from '../envelopes.ts'
import { localizedText } from '../localized.ts'

/** An answer names at most this many dependents of one collection; it counts all of them. */
export const namedDependents = 10

/** The records that hang on one that is to be deleted, by their collections (RECORD-18). */
export const dependentsSchema = z.array(
  z.object({
    collection: z.string(),
    /** True when they are deleted with it; otherwise they stay, without the record that they name. */
    goAlong: z.boolean(),
    total: z.int(),
    titles: z.array(localizedText),
  }),
)
export type Dependents = z.infer<typeof dependentsSchema>

export function countDependents(dependents: Dependents): number {
  return dependents.reduce((count, { total }) => count + total, 0)
}

/** `confirm` is how many dependents its sender was told of: where there are others by now, nothing is deleted. */
export const removeQuery = z.strictObject({ confirm: z.optional(wholeNumberText(0, 1_000_000)) })
