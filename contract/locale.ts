export const languages = ['ar', 'en'] as const
export type Language = (typeof languages)[number]

/** Stands in for a language that is missing or unknown (LANG-4). */
export const defaultLanguage: Language = 'ar'

/** The key of the stored choice, in local storage and in the cookie that mirrors it (LANG-3). */
export const languageKey = 'language'

/** The header that carries the language of a request (LANG-7). */
export const languageHeader = 'x-lang'

export const directions = { ar: 'rtl', en: 'ltr' } as const satisfies Record<
  Language,
  'rtl' | 'ltr'
>
export type Direction = (typeof directions)[Language]

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar'
}
