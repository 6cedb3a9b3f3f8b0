export interface DayCount {
  day: string
  count: number
}

/** Days of a bar: in a longer period single days would be hairs. */
export const daysPerBar = { 30: 1, 90: 7 } as const

/** Sums up days in groups, the last of which ends with the last day; each is named after its first day. */
export function daysGrouped(days: readonly DayCount[], size: number): DayCount[] {
  const first = days.length % size
  const starts = Array.from(
    { length: Math.ceil(days.length / size) },
    (_, at) => (first === 0 ? 0 : first - size) + at * size,
  )
  return starts.map((start) => {
    const group = days.slice(Math.max(0, start), start + size)
    return {
      day: group[0]?.day ?? '',
      count: group.reduce((sum, { count }) => sum + count, 0),
    }
  })
}
