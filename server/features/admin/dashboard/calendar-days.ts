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
