import { inEachLanguage, languages, type Localized } from '#contract/locale.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import type { FormFieldDeclaration } from '../field.ts'
import type { FormValues } from './form-values.ts'

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** Counts for each language the texts that only others have. */
export function missingTexts(
  fields: readonly FormFieldDeclaration[],
  values: FormValues,
): Localized<number> {
  const missing = inEachLanguage(() => 0)
  const count = (value: unknown) => {
    if (!isRecord(value)) return
    const lacking = languages.filter((language) => !isFilled(value[language]))
    if (lacking.length < languages.length) for (const language of lacking) missing[language] += 1
  }
  for (const field of fields) {
    const value = values[field.name]
    if (['localized', 'points', 'pairs'].includes(field.kind)) count(value)
    if (field.kind === 'pictures' && Array.isArray(value))
      for (const picture of value.filter(isRecord)) count(picture.alt)
  }
  return missing
}
