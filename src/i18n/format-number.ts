import { inEachLanguage, locales } from '#contract/locale.ts'

// Latin digits in every language (DIGIT-1). Grouping is done here rather than by Intl, because
// Node's and the browser's data differ and what the server renders must hydrate unchanged.
export function formatWholeNumber(value: number): string {
  // A number has two dozen digits at most.
  // oxlint-disable-next-line regexp/no-super-linear-move
  return String(Math.trunc(value)).replace(/\B(?=(\d{3})+$)/g, ',')
}

/** The same for a number that may have a fraction, such as 0.75 kW. */
export function formatNumber(value: number): string {
  const [, fraction] = String(value).split('.')
  return fraction === undefined
    ? formatWholeNumber(value)
    : `${formatWholeNumber(value)}.${fraction}`
}

/** The locale tag for Intl: Gregorian dates and Latin digits in every language (DIGIT-1). */
export const intlLocale = inEachLanguage(
  (language) => `${locales[language].tag}-u-nu-latn-ca-gregory`,
)
