import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { countPlaces, type Limit } from '#server/limits/take-place.ts'
import { strangersWait, tryLimits } from './session-limits.ts'
import { deviceSource, networkSource, type SignInSource } from './sign-in-sources.ts'

/** The limit of all tries from one network, whatever their account. */
export function networkLimit(from: SignInSource): Limit {
  return { subject: `sign-in ${networkSource(from)}`, ...tryLimits.network }
}

/** The limits that a try to sign in is held against. */
export interface SignInLimits {
  limits: Limit[]
  /** Subjects whose tries are forgotten after the right password. */
  own: string[]
}

/**
 * The limits of one try (LIMIT-1, LIMIT-2). Those who are no strangers to the account are counted by their network or
 * device alone, so that nobody else can keep them out; strangers share a number of tries, and then take turns that
 * grow longer.
 *
 * @param known the sources of this try that the account has signed in from
 */
export async function signInLimits(
  db: Database,
  email: string,
  from: SignInSource,
  known: readonly string[],
): Promise<SignInLimits> {
  // A hash: whatever was sent as an e-mail, what is stored of it is small and nobody's address.
  const account = createHash('sha256').update(email).digest('base64url')
  const sources = [
    networkSource(from),
    // A device that is taken elsewhere has no more tries than it would have at home.
    ...(from.device && known.includes(deviceSource(from.device))
      ? [deviceSource(from.device)]
      : []),
  ]
  const own = sources.map((source) => ({
    subject: `sign-in ${account} ${source}`,
    ...tryLimits.accountFromSource,
  }))
  return {
    limits: [
      ...own,
      networkLimit(from),
      ...(known.length > 0 ? [] : await strangersLimits(db, account)),
    ],
    own: own.map(({ subject }) => subject),
  }
}

async function strangersLimits(db: Database, account: string): Promise<Limit[]> {
  const strangers = { subject: `sign-in ${account} strangers`, ...tryLimits.strangers }
  if ((await countPlaces(db, strangers.subject)) < strangers.most) return [strangers]
  const late = { subject: `sign-in ${account} late`, ...tryLimits.lateStrangers }
  const wait = strangersWait.first * 2 ** (await countPlaces(db, late.subject))
  const turn = {
    subject: `sign-in ${account} turn`,
    most: 1,
    window: Math.min(wait, strangersWait.longest),
  }
  return [turn, late]
}
