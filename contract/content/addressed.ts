import { z } from 'zod/mini'

/** Where a record with a page, or a place on one, is found. */
export const addressed = {
  /** Its part of the address, the same in both languages. */
  slug: z.string(),
  /** The parts that it had before: their addresses lead on to the present one. */
  formerSlugs: z.array(z.string()),
}
