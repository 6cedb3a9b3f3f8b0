import {
  type HoursException,
  type Interval,
  type OpeningHours,
  weekdayOf,
  weekFromSaturday,
} from '#contract/opening-hours.ts'

const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const

/** As schema.org has them: a day's end is 23:59 where it goes on around the clock. */
const timesOf = ({ opens, closes }: Interval) =>
  opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }

/** Schema.org's way to say that a day is closed. */
const closed = { opens: '00:00', closes: '00:00' }

function ordinaryWeek({ week }: OpeningHours): object[] {
  const days = new Map<string, { times: Interval; names: string[] }>()
  for (const day of weekFromSaturday)
    for (const interval of week[day] ?? []) {
      const key = `${interval.opens} ${interval.closes}`
      const known = days.get(key) ?? { times: timesOf(interval), names: [] }
      days.set(key, { ...known, names: [...known.names, dayNames[day]] })
    }
  return [...days.values()].map(({ times, names }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: names,
    ...times,
  }))
}

function exceptional({ week }: OpeningHours, { from, to, hours }: HoursException): object[] {
  const openDays =
    from === to ? [weekdayOf(from)] : weekFromSaturday.filter((day) => (week[day] ?? []).length > 0)
  return (hours.length === 0 ? [closed] : hours.map(timesOf)).map((times) => ({
    '@type': 'OpeningHoursSpecification',
    ...(hours.length > 0 && { dayOfWeek: openDays.map((day) => dayNames[day]) }),
    validFrom: from,
    validThrough: to,
    ...times,
  }))
}

/** A branch's opening hours as JSON-LD's `openingHoursSpecification` (HEAD-3). */
export function openingHoursSpecification(hours: OpeningHours): object[] {
  const special = hours.exceptions.flatMap((exception) => exceptional(hours, exception))
  return [...ordinaryWeek(hours), ...special]
}
