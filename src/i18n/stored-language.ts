import {
  isLanguage,
  type Language,
  languageInCookies,
  languageKey,
  pageLanguage,
} from '#contract/locale.ts'
import { readDevice, writeDevice } from '#src/pwa/safe-storage.ts'

/** The stored choice, or undefined where there is none, it is unknown, or storage is forbidden. */
export function readStoredLanguage(): Language | undefined {
  const stored = readDevice(languageKey)
  return isLanguage(stored) ? stored : undefined
}

/** Keeps a choice in local storage, and in the cookie by which the server renders (LANG-3). */
export function storeLanguage(language: Language): void {
  writeDevice(languageKey, language)
  document.cookie = `${languageKey}=${language}; path=/; max-age=31536000; samesite=lax`
}

/**
 * The language of this page: `?lang`, else the stored one, else Arabic; stored as though chosen (LANG-2 to LANG-5).
 *
 * @param rendered the language that the document came in
 * @returns `reload` where the document came in another language than the page's and a reload mends it
 */
export function resolveLanguage(rendered: string): { language: Language; reload: boolean } {
  const asked = new URLSearchParams(location.search).get('lang')
  const stored = readStoredLanguage()
  const language = pageLanguage(asked, stored ?? (canStore() ? undefined : rendered))
  const isMirrored = () => languageInCookies(document.cookie) === language
  if (stored !== language || !isMirrored()) storeLanguage(language)
  return { language, reload: rendered !== language && isMirrored() }
}

function canStore(): boolean {
  const probe = `${languageKey}-probe`
  writeDevice(probe, '1')
  const isKept = readDevice(probe) !== undefined
  writeDevice(probe, undefined)
  return isKept
}

/** @returns false while the stored language is missing or unknown: no toast is shown then (TOAST-2) */
export function isStoredLanguageKnown(): boolean {
  try {
    return isLanguage(localStorage.getItem(languageKey))
  } catch {
    // Storage is forbidden: the page's own language counts as the stored one (LANG-5).
    return true
  }
}
