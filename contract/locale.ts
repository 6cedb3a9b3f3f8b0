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

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageKey}=([^;]*)`)

/** The stored choice, as a Cookie header or a page's `document.cookie` has it. */
export function languageInCookies(cookies: string): Language | undefined {
  const stored = cookiePattern.exec(cookies)?.[1]
  return isLanguage(stored) ? stored : undefined
}

/** The language of a page (LANG-2): the address's `lang`, else the stored choice, else Arabic. */
export function pageLanguage(asked: unknown, stored: unknown): Language {
  return [asked, stored].find(isLanguage) ?? defaultLanguage
}

export function otherLanguage(language: Language): Language {
  return language === 'ar' ? 'en' : 'ar'
}
