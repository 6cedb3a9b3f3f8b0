import type { LocaleTexts } from './create-i18n.ts'

type Month = keyof LocaleTexts['month']

/**
 * A day in words, such as '4 October 2026'. Months are our own texts and not Intl's, whose data differ between
 * Node and browsers: what the server renders must hydrate unchanged.
 *
 * @param t of the site's own texts
 * @param day `YYYY-MM-DD`; anything else is given back as it came
 */
export function formatDay(t: (month: `month.${Month}`) => string, day: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? []
  const number = Number(month)
  if (date === undefined || number < 1 || number > 12) return day
  return `${Number(date)} ${t(`month.${String(number) as Month}`)} ${year}`
}
