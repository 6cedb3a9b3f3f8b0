const dayMs = 86_400_000
/** Excel counts days from here, a leap day of 1900 that never was included. */
const dayZero = Date.UTC(1899, 11, 30)

/** A moment as Excel counts it, by the wall clock of where this runs: a workbook knows no time zone. */
export function serialMoment(moment: Date): number {
  return (moment.getTime() - moment.getTimezoneOffset() * 60_000 - dayZero) / dayMs
}

/** A day `yyyy-mm-dd` as Excel counts it; undefined for anything else. */
export function serialDay(day: string): number | undefined {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN
  return Number.isNaN(time) ? undefined : (time - dayZero) / dayMs
}
