import type { TFunction } from 'i18next'
import {
  type HoursException,
  type Interval,
  type OpeningHours,
  type Weekday,
  weekFromSaturday,
} from '#contract/opening-hours.ts'
import { formatDay } from './format-date.ts'

/** A time `HH:MM` in words, such as '9 am' or '5:30 pm'. Not Intl's, whose data differ between Node and browsers. */
export function formatTime(t: TFunction, time: string): string {
  if (time === '00:00') return t('hours.midnight')
  if (time === '12:00') return t('hours.noon')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`
  const shown = `${hour % 12 || 12}${minutes}`
  return t(hour < 12 ? 'hours.am' : 'hours.pm', { time: shown })
}

/** The intervals of a day in words, such as '9 am – 1 pm, 4 pm – 8 pm'. */
export function formatIntervals(t: TFunction, intervals: readonly Interval[]): string {
  return intervals
    .map(({ opens, closes }) =>
      opens === closes ? t('hours.wholeDay') : `${formatTime(t, opens)} – ${formatTime(t, closes)}`,
    )
    .join(t('hours.comma'))
}

function formatDays(t: TFunction, days: readonly Weekday[]): string {
  const [first = 0, last = first] = [days[0], days.at(-1)]
  if (days.length === 7) return t('hours.everyDay')
  if (days.length === 1) return t(`hours.days.${first}`)
  const names = { first: t(`hours.days.${first}`), last: t(`hours.days.${last}`) }
  return t(days.length === 2 ? 'hours.dayPair' : 'hours.daySpan', names)
}

/** Runs of days with the same hours; a run may go over the week's end. */
function runsOf(times: (day: Weekday) => string): Weekday[][] {
  const from = weekFromSaturday.findIndex(
    (day, index) => times(day) !== times(weekFromSaturday.at(index - 1) ?? 0),
  )
  const start = Math.max(from, 0)
  const runs: Weekday[][] = []
  for (const day of [...weekFromSaturday.slice(start), ...weekFromSaturday.slice(0, start)]) {
    const run = runs.at(-1)
    if (run?.[0] !== undefined && times(run[0]) === times(day)) run.push(day)
    else runs.push([day])
  }
  return runs
}

/** A week in lines, such as 'Saturday to Thursday, 9 am – 5 pm'; days without hours are left out. */
export function formatWeek(t: TFunction, { week }: OpeningHours): string[] {
  const times = (day: Weekday) => formatIntervals(t, week[day] ?? [])
  return runsOf(times).flatMap(([first, ...rest]) => {
    if (first === undefined || times(first) === '') return []
    return [t('hours.line', { days: formatDays(t, [first, ...rest]), times: times(first) })]
  })
}

/** An exception in words, such as 'Ramadan, 8 February 2027 – 9 March 2027: 10 am – 3 pm'. */
export function formatException(t: TFunction, { occasion, from, to, hours }: HoursException) {
  const [first, last] = [formatDay(t, from), formatDay(t, to)]
  const dates = from === to ? first : `${first} – ${last}`
  const times = hours.length === 0 ? t('hours.closedThen') : formatIntervals(t, hours)
  return `${t(`hours.occasions.${occasion}`)}${t('hours.comma')}${dates}: ${times}`
}
