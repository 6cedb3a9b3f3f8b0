import { type Language, languages } from '#contract/locale.ts'
import { isRecord } from '#src/api/read-envelope.ts'
import type { FormFieldDeclaration } from '../field.ts'
import type { FormValues } from './form-values.ts'

const isFilled = (value: unknown) => typeof value === 'string' && value.trim() !== ''

/** How many texts each language lacks that the other one has. */
export function missingTexts(
  fields: readonly FormFieldDeclaration[],
  values: FormValues,
): Record<Language, number> {
  const missing = { ar: 0, en: 0 }
  const count = (value: unknown) => {
    if (!isRecord(value)) return
    const lacking = languages.filter((language) => !isFilled(value[language]))
    if (lacking.length === 1) for (const language of lacking) missing[language] += 1
  }
  for (const field of fields) {
    const value = values[field.name]
    if (field.kind === 'localized' || field.kind === 'points') count(value)
    const rows = Array.isArray(value) ? (value as unknown[]).filter(isRecord) : []
    if (field.kind === 'pictures') for (const row of rows) count(row.alt)
    if (field.kind === 'rows')
      for (const { name, kind } of field.parts)
        if (kind === 'localized') for (const row of rows) count(row[name])
  }
  return missing
}
