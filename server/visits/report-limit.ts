import { ApiError } from '#server/http/api-error.ts'

/** Milliseconds for which reports are counted together. */
const window = 60 * 60 * 1000
/** More than an office behind one address has measured visits. */
const mostOfNetwork = 60
/** Four times as many visits are more than one process serves, and their counts stay small numbers. */
const mostOfAll = 6_000

/**
 * Bounds how far anybody can bend the figures (SEEN-7). It counts in the memory of the process: networks are written
 * nowhere, and a report costs nothing but its own counts.
 *
 * @returns takes a report; it throws ApiError `too_many_attempts` where there were too many within the hour
 */
export function createReportLimit(): (network: string) => void {
  let beganAt = -Infinity
  let all = 0
  const counts = new Map<string, number>()

  return (network) => {
    const now = performance.now()
    if (now - beganAt >= window) {
      beganAt = now
      all = 0
      counts.clear()
    }
    const count = counts.get(network) ?? 0
    if (count >= mostOfNetwork || all >= mostOfAll) {
      const retryAfter = Math.ceil((beganAt + window - now) / 1000)
      throw new ApiError('too_many_attempts', {}, { retryAfter })
    }
    counts.set(network, count + 1)
    all += 1
  }
}
