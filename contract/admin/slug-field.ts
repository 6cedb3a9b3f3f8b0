import { z } from 'zod/mini'
import { fieldLimits } from './field-limits.ts'
import { code } from './fields.ts'

/**
 * A record's part of the address, the same in every language. Left empty, a new record gets one made from its
 * English title, and an old one keeps its own.
 */
export const slugField = {
  input: z
    .string()
    .check(
      z.trim(),
      z.toLowerCase(),
      z.maxLength(fieldLimits.slug, { error: code('slug.long'), abort: true }),
      z.regex(/^([a-z\d]+(-[a-z\d]+)*)?$/, code('slug.invalid')),
    ),
  output: z.string(),
}
