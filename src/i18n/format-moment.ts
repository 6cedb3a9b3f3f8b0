import type { Language } from '#contract/locale.ts'
import { intlLocale } from './format-number.ts'

/** Of 24 hours in every language, as in lists and exports. */
const timeOnly = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const withDay = { ...timeOnly, day: 'numeric', month: 'long' } as const

/**
 * A moment of these days: the time alone today, else with its day. Browser only: it depends on the clock.
 *
 * @param moment milliseconds since 1970
 */
export function formatMoment(moment: number, language: Language): string {
  const date = new Date(moment)
  const parts = isToday(moment) ? timeOnly : withDay
  return new Intl.DateTimeFormat(intlLocale[language], parts).format(date)
}

/** A moment with its day and year. Browser only. @param moment milliseconds since 1970 */
export function formatFullMoment(moment: number, language: Language): string {
  const parts = { ...withDay, year: 'numeric' } as const
  return new Intl.DateTimeFormat(intlLocale[language], parts).format(new Date(moment))
}

/** Tells whether `formatMoment` says the time alone, which some sentences say in other words. */
export function isToday(moment: number): boolean {
  return new Date(moment).toDateString() === new Date().toDateString()
}
