import { isLanguage, type Language, languageInCookies } from '#contract/locale.ts'
import { storeLanguage } from './stored-language.ts'

/** Saves the choice of a language and reloads (LANG-6). A `lang` in the address would win over it and goes. */
export function switchLanguage(next: Language): void {
  storeLanguage(next)
  const address = new URL(location.href)
  if (!isLanguage(address.searchParams.get('lang'))) {
    location.reload()
    return
  }
  // If nothing can be stored, the address has to carry the choice.
  if (languageInCookies(document.cookie) === next) address.searchParams.delete('lang')
  else address.searchParams.set('lang', next)
  location.replace(address)
}
