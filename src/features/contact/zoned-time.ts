const minute = 60_000
const day = 86_400_000

// The first of a page takes longer than the rest of its arithmetic together: 28 ms, in one piece.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, format)
  return format
}

/** The part of `Temporal` that is used here, in browsers that have it. */
interface ZonedTimes {
  Instant: {
    fromEpochMilliseconds: (instant: number) => {
      toZonedDateTimeISO: (timeZone: string) => { offsetNanoseconds: number }
    }
  }
}

/** The clock time in a time zone at an instant, as the instant at which a clock in UTC shows the same. */
export function wallClockAt(instant: number, timeZone: string): number {
  const { Temporal } = globalThis as { Temporal?: ZonedTimes }
  if (Temporal === undefined) return formattedClockAt(instant, timeZone)
  const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone)
  return instant + zoned.offsetNanoseconds / 1e6
}

/** The same by formatting, to the second. */
function formattedClockAt(instant: number, timeZone: string): number {
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const [year = 0, month = 1, date = 1, hour = 0, minutes = 0, second = 0] = (
    ['year', 'month', 'day', 'hour', 'minute', 'second'] as const
  ).map((part) => parts.get(part))
  return Date.UTC(year, month - 1, date, hour, minutes, second)
}

/**
 * The instant at which clocks in a time zone show something: the first of two where they are put back, and as much
 * later as they are put forward where they never show it.
 *
 * @param wallClock as `wallClockAt` gives it
 */
export function instantOf(wallClock: number, timeZone: string): number {
  const offsets = [-day, day].map((away) => {
    const instant = wallClock + away
    return Math.round((wallClockAt(instant, timeZone) - instant) / minute) * minute
  })
  const [before = 0, after = 0] = offsets.map((offset) => wallClock - offset)
  const shown = [before, after].filter((instant) => wallClockAt(instant, timeZone) === wallClock)
  return shown.length > 0 ? Math.min(...shown) : before
}
