import { z } from 'zod/mini'
import { inEachLanguage, languages } from './locale.ts'

/** A text in each language, as staff are shown it. */
export const localizedText = z.object(inEachLanguage(() => z.string()))

/**
 * Names the fields that had no text in the language asked for and came in another, so that each
 * can be shown with its own `lang` and `dir`. Absent where all is translated.
 */
export const fieldLanguagesSchema = z.optional(z.partialRecord(z.string(), z.enum(languages)))
export type FieldLanguages = z.infer<typeof fieldLanguagesSchema>
