import { type Language, type Localized, otherLanguages } from '#contract/locale.ts'
import type { FieldLanguages } from '#contract/localized.ts'

type Text = string | string[] | object[]

/**
 * Picks the texts of a record in one language. A field that has none there comes in the first other
 * language that has it, and is named in `fieldLanguages`; that record is absent where all is translated (contract `localized.ts`).
 */
export function localize<Fields extends Record<string, Text>>(
  language: Language,
  fields: { [Field in keyof Fields]: Localized<Fields[Field]> },
): Fields & { fieldLanguages?: FieldLanguages } {
  const texts: Record<string, Text> = {}
  const fieldLanguages: NonNullable<FieldLanguages> = {}
  for (const [field, translations] of Object.entries<Localized<Text>>(fields)) {
    const has = (one: Language) => !isEmpty(translations[one])
    const found = has(language) ? language : (otherLanguages(language).find(has) ?? language)
    texts[field] = translations[found]
    if (found !== language) fieldLanguages[field] = found
  }
  // Every field of `fields` has got its text; TypeScript does not follow a loop over keys.
  const localized = texts as Fields
  return Object.keys(fieldLanguages).length > 0 ? { ...localized, fieldLanguages } : localized
}

function isEmpty(text: Text): boolean {
  return typeof text === 'string' ? text.trim() === '' : text.length === 0
}
