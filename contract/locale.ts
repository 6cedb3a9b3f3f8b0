interface Locale {
  direction: 'rtl' | 'ltr'
  /** Decides font, size and the language of a text without a mark. */
  script: 'arabic' | 'latin'
  /** With its region, for dates and social cards. */
  tag: `${string}-${string}`
  /** As it calls itself. */
  name: string
  /** Says in itself that the page will be in it. */
  switchTo: string
}

/** The site's languages, in the order in which they are shown and stand in for one another (docs/recipes.md). */
export const locales = {
  ar: {
    direction: 'rtl',
    script: 'arabic',
    tag: 'ar-EG',
    name: 'العربية',
    switchTo: 'التبديل إلى العربية',
  },
  en: {
    direction: 'ltr',
    script: 'latin',
    tag: 'en-GB',
    name: 'English',
    switchTo: 'Switch to English',
  },
} as const satisfies Record<string, Locale>

export type Language = keyof typeof locales
// TypeScript does not know the keys of an object as a list.
export const languages = Object.keys(locales) as [Language, ...Language[]]

/** A value in each language. */
export type Localized<Value = string> = Record<Language, Value>

export function inEachLanguage<Value>(make: (language: Language) => Value): Localized<Value> {
  // TypeScript does not follow a loop over keys.
  return Object.fromEntries(
    languages.map((language) => [language, make(language)]),
  ) as Localized<Value>
}

/** Stands in for a language that is missing or unknown (LANG-4); texts of content are required in it (RECORD-1). */
export const defaultLanguage: Language = 'ar'

/** The key of the stored choice, in local storage and in the cookie that mirrors it (LANG-3). */
export const languageKey = 'language'

/** The header that carries the language of a request (LANG-7). */
export const languageHeader = 'x-lang'

export type Direction = Locale['direction']
export const directions: Localized<Direction> = inEachLanguage(
  (language) => locales[language].direction,
)

export function isLanguage(value: unknown): value is Language {
  return typeof value === 'string' && (languages as readonly string[]).includes(value)
}

const cookiePattern = new RegExp(`(?:^|;\\s*)${languageKey}=([^;]*)`)

/** The stored choice, as a Cookie header or a page's `document.cookie` has it. */
export function languageInCookies(cookies: string): Language | undefined {
  const stored = cookiePattern.exec(cookies)?.[1]
  return isLanguage(stored) ? stored : undefined
}

/** The language of a page (LANG-2): the address's `lang`, else the stored choice, else the default. */
export function pageLanguage(asked: unknown, stored: unknown): Language {
  return [asked, stored].find(isLanguage) ?? defaultLanguage
}

/** The languages that stand in for one, the first of them first. */
export function otherLanguages(language: Language): Language[] {
  return languages.filter((other) => other !== language)
}
