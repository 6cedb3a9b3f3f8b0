import type { Credentials, FactorNeeded } from '#contract/auth.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { requirePlaces, takePlaces, type TakenPlaces } from '#server/limits/take-places.ts'
import { heldFactors } from './factors/held-factors.ts'
import { issueTicket } from './factors/sign-in-ticket.ts'
import { lockAccount } from './lock-account.ts'
import { type OpenedSession, openSession } from './open-session.ts'
import { isPassword } from './password-hash.ts'
import { networkLimit, signInLimits } from './sign-in-limits.ts'
import { findKnownSources, type SignInSource } from './sign-in-sources.ts'

/**
 * Opens a session by e-mail and password, or tells which second factor the account asks for beside them (SESSION-35).
 * Neither the answer nor its time shows if there is such an account. A try that is blocked already costs neither a write nor a hash; any other is counted before it is judged,
 * so that tries made at once, or at several servers, are counted too (LIMIT-1).
 *
 * @param onFailed told of a try that was judged and failed: whose account it named, active or not, empty where it is not known
 * @throws ApiError `invalid_credentials`, `too_many_attempts`, `busy`
 */
export async function signIn(
  db: Database,
  { email, password }: Credentials,
  from: SignInSource,
  onFailed: (userId: string) => void,
): Promise<OpenedSession | FactorNeeded> {
  // A flood comes from few networks: each of its tries ends here, after one read.
  await requirePlaces(db, [networkLimit(from)])
  const known = await findKnownSources(db, email, from)
  const { limits, own } = await signInLimits(db, email, from, known)
  await requirePlaces(db, limits)
  const account = await db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status'])
    .where('email', '=', email)
    .executeTakeFirst()
  const active = account?.status === 'active' ? account : undefined
  let places: TakenPlaces | undefined
  const isRight = await isPassword(active?.password_hash, password, {
    isKnown: known.length > 0,
    atTurn: async () => (places = await takePlaces(db, limits)),
  })
  const outcome = active && isRight ? await afterPassword(db, active, from) : undefined
  if (!outcome) {
    onFailed(account?.id ?? '')
    throw new ApiError('invalid_credentials')
  }
  await places?.giveBack(own)
  return outcome
}

/** @returns undefined where the password was changed meanwhile */
function afterPassword(
  db: Database,
  account: { id: string; password_hash: string },
  from: SignInSource,
): Promise<OpenedSession | FactorNeeded | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) return undefined
    const factors = await heldFactors(transaction, account.id)
    if (factors.length === 0) return openSession(transaction, account.id, from)
    return { ticket: await issueTicket(transaction, account.id), factors }
  })
}
