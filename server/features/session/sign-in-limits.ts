import { createHash } from 'node:crypto'
import type { Database } from '#server/db/database.ts'
import { countPlaces, type Limit } from '#server/limits/take-place.ts'
import { strangersWait, tryLimits } from './session-limits.ts'
import { deviceSource, networkSource, type SignInSource } from './sign-in-sources.ts'

/** Kinds of tries, each counted for itself: the password, or a code after it. */
export type TriedStep = 'sign-in' | 'code'

/** The limit of all tries from one network, whatever their account. */
export function networkLimit(from: SignInSource, step: TriedStep = 'sign-in'): Limit {
  return { subject: `${step} ${networkSource(from)}`, ...tryLimits.network }
}

/** The limits that a try to sign in is held against. */
export interface SignInLimits {
  limits: Limit[]
  /** Subjects whose tries are forgotten after the right password. */
  own: string[]
}

/**
 * The limits of one try (LIMIT-1, LIMIT-2, LIMIT-16). Those who are no strangers to the account are counted by their network or
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
  step: TriedStep = 'sign-in',
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
    subject: `${step} ${account} ${source}`,
    ...tryLimits.accountFromSource,
  }))
  return {
    limits: [
      ...own,
      networkLimit(from, step),
      ...(known.length > 0 ? [] : await strangersLimits(db, account, step)),
    ],
    own: own.map(({ subject }) => subject),
  }
}

async function strangersLimits(db: Database, account: string, step: TriedStep): Promise<Limit[]> {
  const most = step === 'code' ? tryLimits.codeStrangers : tryLimits.strangers
  const strangers = { subject: `${step} ${account} strangers`, ...most }
  if ((await countPlaces(db, strangers.subject)) < strangers.most) return [strangers]
  const late = { subject: `${step} ${account} late`, ...tryLimits.lateStrangers }
  const wait = strangersWait.first * 2 ** (await countPlaces(db, late.subject))
  const turn = {
    subject: `${step} ${account} turn`,
    most: 1,
    window: Math.min(wait, strangersWait.longest),
  }
  return [turn, late]
}
