import { z } from 'zod/mini'
import { languages } from './locale.ts'

/**
 * Names the fields that had no text in the language asked for and came in the other one, so that each
 * can be shown with its own `lang` and `dir`. Absent where all is translated.
 */
export const fieldLanguagesSchema = z.optional(z.partialRecord(z.string(), z.enum(languages)))
export type FieldLanguages = z.infer<typeof fieldLanguagesSchema>
