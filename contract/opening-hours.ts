/**
 * Local times as `HH:MM`. An interval that closes at or before it opens ends on the next day: 00:00 to 00:00 is a whole
 * day.
 */
export interface Interval {
  opens: string
  closes: string
}

/** Why hours differ for a time. */
export const occasions = [
  'holiday',
  'ramadan',
  'eidAlFitr',
  'eidAlAdha',
  'nationalDay',
  'other',
] as const
export type Occasion = (typeof occasions)[number]

/**
 * Days on which other hours hold, or none; both dates `YYYY-MM-DD`, inclusive. Of several days, the hours hold on those
 * that are open in an ordinary week; of a single day, whatever it is.
 */
export interface HoursException {
  occasion: Occasion
  from: string
  to: string
  hours: Interval[]
}

/** When a branch is open (BRANCH-3). */
export interface OpeningHours {
  /** An IANA name; all times are local to it. */
  timeZone: string
  /** The intervals of each day, Sunday first, as `Date` counts them. */
  week: Interval[][]
  exceptions: HoursException[]
}

/** Those that can be chosen; the countries that the company may have branches in. */
export const timeZones = [
  'Africa/Cairo',
  'Asia/Riyadh',
  'Asia/Dubai',
  'Asia/Qatar',
  'Asia/Kuwait',
  'Asia/Bahrain',
  'Asia/Muscat',
  'Asia/Amman',
  'Asia/Baghdad',
  'Asia/Beirut',
  'Asia/Damascus',
  'Africa/Tripoli',
  'Africa/Khartoum',
  'Africa/Tunis',
  'Africa/Algiers',
  'Africa/Casablanca',
  'Europe/Istanbul',
] as const
export type TimeZone = (typeof timeZones)[number]

/** The days in the order in which the company counts its week: Saturday first. */
export const weekFromSaturday = [6, 0, 1, 2, 3, 4, 5] as const
export type Weekday = (typeof weekFromSaturday)[number]

const friday = 5
const workday = { opens: '09:00', closes: '17:00' }

/** Saturday to Thursday, 9 am to 5 pm (CONTACT-14). */
export const usualHours: OpeningHours = {
  timeZone: 'Africa/Cairo',
  week: Array.from({ length: 7 }, (_, day) => (day === friday ? [] : [workday])),
  exceptions: [],
}

/** Minutes from midnight to a time `HH:MM`. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}

/** An interval as minutes from its day's midnight; the end may lie in the next day. */
export function spanOf({ opens, closes }: Interval): [start: number, end: number] {
  const [start, end] = [minutesOf(opens), minutesOf(closes)]
  return [start, end > start ? end : end + 1440]
}

/** @returns false for a branch that is never open */
export const isEverOpen = ({ week, exceptions }: OpeningHours) =>
  week.some((day) => day.length > 0) || exceptions.some(({ hours }) => hours.length > 0)

const day = 86_400_000

/** The weekday of a date `YYYY-MM-DD`. */
// JavaScript counts the days as `Weekday` does.
export const weekdayOf = (date: string) => new Date(`${date}T00:00Z`).getUTCDay() as Weekday

/** The days that an exception lasts, less one. */
const lengthOf = ({ from, to }: HoursException) => (Date.parse(to) - Date.parse(from)) / day

/** The exception that holds on a date; of several the shortest, such as a feast within Ramadan. */
export function exceptionOn(
  { exceptions }: OpeningHours,
  date: string,
): HoursException | undefined {
  return exceptions
    .filter(({ from, to }) => from <= date && date <= to)
    .toSorted((one, other) => lengthOf(one) - lengthOf(other))[0]
}

/** The intervals of a date `YYYY-MM-DD`. */
export function intervalsOn(hours: OpeningHours, date: string): readonly Interval[] {
  const usual = hours.week[weekdayOf(date)] ?? []
  const exception = exceptionOn(hours, date)
  if (exception === undefined) return usual
  return usual.length > 0 || exception.from === exception.to ? exception.hours : []
}
