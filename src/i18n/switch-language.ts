import { isLanguage, otherLanguage, type Language } from '#contract/locale.ts'
import { storeLanguage } from './stored-language.ts'

/** Flips the language (LANG-6). `lang` goes from the address, because it would win over the choice. */
export function switchLanguage(current: Language): void {
  const next = otherLanguage(current)
  storeLanguage(next)
  const address = new URL(location.href)
  if (!isLanguage(address.searchParams.get('lang'))) {
    location.reload()
    return
  }
  // If nothing can be stored, the address has to carry the choice.
  if (document.cookie.includes(`language=${next}`)) address.searchParams.delete('lang')
  else address.searchParams.set('lang', next)
  location.replace(address)
}
