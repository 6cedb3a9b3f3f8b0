import { type Language, languages, type Localized, otherLanguages } from './locale.ts'

/** The language in which a text is shown: the one that is wanted, or else the first of the others that has it. */
export function languageIn(texts: Partial<Localized>, language: Language): Language {
  return [language, ...otherLanguages(language)].find((one) => texts[one]) ?? language
}

export function textIn(texts: Partial<Localized>, language: Language): string {
  return texts[languageIn(texts, language)] ?? ''
}

export function isLocalized(value: unknown): value is Localized<unknown> {
  return (
    typeof value === 'object' && value !== null && languages.every((language) => language in value)
  )
}
