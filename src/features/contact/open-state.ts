import {
  exceptionOn,
  intervalsOn,
  type Occasion,
  type OpeningHours,
  spanOf,
} from '#contract/opening-hours.ts'
import { instantOf, wallClockAt } from './zoned-time.ts'

const minute = 60_000
const day = 86_400_000

/** Days within which a branch that is closed may open again. */
const longestBreak = 366
/** Days after which a branch that is open without a break counts as always open. */
const longestShift = 8

/** The state of a branch at a moment: open or closed. */
export interface OpenState {
  isOpen: boolean
  /** When that changes, as its clocks show it: a date `YYYY-MM-DD` and a time `HH:MM`. Undefined where it does not. */
  next: { date: string; time: string; daysAway: number } | undefined
  /** Why it is closed on this whole day, where that is an exception. */
  occasion: Occasion | undefined
  /** The instant from which there may be something else to say. */
  lookAgainAt: number
}

const dateAt = (wallClock: number) => new Date(wallClock).toISOString().slice(0, 10)
const timeAt = (wallClock: number) => new Date(wallClock).toISOString().slice(11, 16)

/** The intervals that begin on a day, as the branch's clocks show their ends, the earliest first. */
function spansOn(hours: OpeningHours, midnight: number): [start: number, end: number][] {
  return intervalsOn(hours, dateAt(midnight))
    .map(spanOf)
    .map(([start, end]): [number, number] => [midnight + start * minute, midnight + end * minute])
    .toSorted(([one], [other]) => one - other)
}

/** The end of what is open from some time on without a break; undefined where there is none. */
function endOf(hours: OpeningHours, from: number, midnight: number): number | undefined {
  let end = from
  for (let ahead = -1; ahead <= longestShift; ahead += 1)
    for (const [start, later] of spansOn(hours, midnight + ahead * day))
      if (start <= end && later > end) end = later
  return end < midnight + longestShift * day ? end : undefined
}

function startAfter(hours: OpeningHours, now: number, midnight: number): number | undefined {
  for (let ahead = 0; ahead <= longestBreak; ahead += 1) {
    const next = spansOn(hours, midnight + ahead * day).find(
      ([start]) => instantOf(start, hours.timeZone) > now,
    )
    if (next) return next[0]
  }
  return undefined
}

/**
 * Tells whether a branch is open at an instant, by the clocks of its own time zone, and until when (BRANCH-4).
 *
 * @param now milliseconds since 1970
 */
export function openState(hours: OpeningHours, now: number): OpenState {
  const { timeZone } = hours
  const wallClock = wallClockAt(now, timeZone)
  const midnight = Math.floor(wallClock / day) * day
  const isNow = ([start, end]: [number, number]) =>
    instantOf(start, timeZone) <= now && now < instantOf(end, timeZone)
  const current = [-1, 0].flatMap((ahead) => spansOn(hours, midnight + ahead * day)).find(isNow)
  const change = current ? endOf(hours, current[1], midnight) : startAfter(hours, now, midnight)
  const exception = exceptionOn(hours, dateAt(midnight))
  const tomorrow = instantOf(midnight + day, timeZone)
  return {
    isOpen: current !== undefined,
    next:
      change === undefined
        ? undefined
        : {
            date: dateAt(change),
            time: timeAt(change),
            daysAway: Math.floor((change - midnight) / day),
          },
    occasion: current || exception?.hours.length !== 0 ? undefined : exception.occasion,
    lookAgainAt: change === undefined ? tomorrow : Math.min(instantOf(change, timeZone), tomorrow),
  }
}
