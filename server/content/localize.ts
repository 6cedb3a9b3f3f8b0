import { otherLanguage, type Language } from '#contract/locale.ts'
import type { FieldLanguages } from '#contract/localized.ts'

type Text = string | string[] | object[]

/** The stored values of a localized field; one is empty where it is not translated. */
interface Translations<T extends Text> {
  ar: T
  en: T
}

/**
 * Picks the texts of a record in one language. A field that has none there comes in the other language and
 * is named in `fieldLanguages`; that record is absent where all is translated (contract `localized.ts`).
 */
export function localize<Fields extends Record<string, Text>>(
  language: Language,
  fields: { [Field in keyof Fields]: Translations<Fields[Field]> },
): Fields & { fieldLanguages?: FieldLanguages } {
  const other = otherLanguage(language)
  const texts: Record<string, Text> = {}
  const fieldLanguages: NonNullable<FieldLanguages> = {}
  for (const [field, translations] of Object.entries<Translations<Text>>(fields)) {
    const fallsBack = isEmpty(translations[language]) && !isEmpty(translations[other])
    texts[field] = translations[fallsBack ? other : language]
    if (fallsBack) fieldLanguages[field] = other
  }
  // Every field of `fields` has got its text; TypeScript does not follow a loop over keys.
  const localized = texts as Fields
  return Object.keys(fieldLanguages).length > 0 ? { ...localized, fieldLanguages } : localized
}

function isEmpty(text: Text): boolean {
  return typeof text === 'string' ? text.trim() === '' : text.length === 0
}
