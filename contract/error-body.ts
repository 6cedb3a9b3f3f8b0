import { z } from 'zod/mini'

/** Every error answer of the API (API-4). `message` is in the language asked for, `code` never changes. */
export const errorSchema = z.object({
  message: z.string(),
  errors: z.optional(z.union([z.array(z.string()), z.record(z.string(), z.array(z.string()))])),
  code: z.string(),
  /** The present record, where a change was based on an older one (status 412), or what depends on a record (409). */
  data: z.optional(z.unknown()),
})
export type ErrorBody = z.infer<typeof errorSchema>
