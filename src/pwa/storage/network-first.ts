import { within } from './guarded.ts'

/** Milliseconds that the network has before what is stored is shown (OFFLINE-3). */
const patience = 3000

/**
 * Waits for the network's answer as long as a stored one may.
 *
 * @param answer of the network; undefined where the stored one is better
 * @returns what is to be shown; for `late` and undefined the stored answer is
 */
export function networkFirst<Answer>(
  answer: Promise<Answer | undefined>,
): Promise<Answer | 'late' | undefined> {
  return within(patience, answer, 'late' as const)
}
