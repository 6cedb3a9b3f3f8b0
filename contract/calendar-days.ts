/** Days of the calendar as `yyyy-mm-dd`, in UTC as times are stored. */
const dayLength = 24 * 60 * 60 * 1000

export function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10)
}

export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * dayLength))
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayLength)
}

/** So many days, ascending, of which this is the last. */
export function daysUntil(last: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => dayAfter(last, index + 1 - count))
}

/** The same day of a later month, or its last day where it is shorter. @param months negative for an earlier one */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return dayOf(new Date(Date.UTC(year, month - 1 + months, Math.min(date, lastOfMonth))))
}
