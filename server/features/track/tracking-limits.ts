import { createHash } from 'node:crypto'
import type { BodyOf } from '#contract/endpoint.ts'
import type { trackRequest } from '#contract/track.ts'
import type { Limit } from '#server/limits/take-place.ts'

/** Milliseconds for which a question counts. */
const window = 10 * 60 * 1000
const most = { network: 30, pair: 20 }

/**
 * A network asks only so often, and so does a pair, wherever from (TRACK-4). A reference is not counted by itself: a
 * stranger who guesses at it does not keep its owner out.
 */
export function trackingLimits(
  network: string,
  { reference, contact }: BodyOf<typeof trackRequest>,
): Limit[] {
  // Not as it is: a limit need not know whom it counts.
  const pair = createHash('sha256').update(`${reference} ${contact}`).digest('hex')
  return [
    { subject: `tracking ${network}`, most: most.network, window },
    { subject: `tracked ${pair}`, most: most.pair, window },
  ]
}
