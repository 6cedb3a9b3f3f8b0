import { countryCodes } from '#contract/country-codes.ts'
import type { Language } from '#contract/locale.ts'
import { intlLocale } from './format-number.ts'

/** Countries by their codes, named in a language. */
export function countryOptions(codes: Iterable<string>, language: Language) {
  const names = new Intl.DisplayNames(intlLocale[language], { type: 'region' })
  return [...codes].map((code) => ({ code, label: names.of(code) ?? code }))
}

/** Every country, in the order of the names in that language. */
export function everyCountry(language: Language) {
  const { compare } = new Intl.Collator(intlLocale[language])
  return countryOptions(countryCodes, language).sort((one, other) =>
    compare(one.label, other.label),
  )
}
