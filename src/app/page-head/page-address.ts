import type { Language } from '#contract/locale.ts'

/** The address of a page in one language: the one that search engines and people share. */
export function pageAddress(origin: string, path: string, language: Language): string {
  return `${origin}${path}?lang=${language}`
}
