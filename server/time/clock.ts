/** Milliseconds by which this machine's clock is ahead of the one that all machines go by. */
let ahead = 0

/** Milliseconds since 1970 as all machines count them: times that are stored, and all that is compared with those. */
export function timeNow(): number {
  return Date.now() - ahead
}

/** @param difference milliseconds, negative for a clock that is behind */
export function setAhead(difference: number): void {
  ahead = difference
}
