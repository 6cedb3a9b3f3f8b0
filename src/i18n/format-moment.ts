import type { Language } from '#contract/locale.ts'
import { intlLocale } from './format-number.ts'

const timeOnly = { hour: 'numeric', minute: '2-digit' } as const
const withDay = { ...timeOnly, day: 'numeric', month: 'long' } as const

/**
 * A moment of the recent past: the time alone today, else with its day. Browser only: it depends on the clock.
 *
 * @param moment milliseconds since 1970
 */
export function formatMoment(moment: number, language: Language): string {
  const date = new Date(moment)
  const today = date.toDateString() === new Date().toDateString()
  return new Intl.DateTimeFormat(intlLocale[language], today ? timeOnly : withDay).format(date)
}
