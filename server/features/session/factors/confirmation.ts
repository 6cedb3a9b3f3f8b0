import type { Transaction } from 'kysely'
import type { PasskeyAssertion } from '#contract/webauthn.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { requirePlaces, takePlaces, type TakenPlaces } from '#server/limits/take-places.ts'
import { isPassword } from '../password-hash.ts'
import { sessionLimits, tryLimits } from '../session-limits.ts'
import { notePasskeyUse } from './note-passkey-use.ts'
import type { RelyingParty } from './relying-party.ts'
import { verifyPasskey } from './verify-passkey.ts'

/**
 * Confirms by the current password who uses a session (SESSION-41). Tries share the places of those that change the
 * password (LIMIT-6).
 *
 * @throws ApiError `invalid_input` where it is wrong, `too_many_attempts`, `busy`
 */
export async function confirmByPassword(
  db: Database,
  session: Session,
  password: string,
): Promise<void> {
  const limit = { subject: `change-password ${session.id}`, ...tryLimits.passwordChange }
  await requirePlaces(db, [limit])
  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow()
  let places: TakenPlaces | undefined
  const isRight = await isPassword(password_hash, password, {
    isKnown: true,
    atTurn: async () => (places = await takePlaces(db, [limit])),
  })
  if (!isRight) throw new ApiError('invalid_input', { password: ['password.wrong'] })
  await places?.giveBack([limit.subject])
  await markConfirmed(db, session)
}

/** Notes that the user of a session has just proved who they are. */
export async function markConfirmed(db: Database, session: Session): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: toTime(new Date(timeNow())) })
    .where('id', '=', session.id)
    .execute()
}

/**
 * Runs one change of the factors of the account that asks. It takes the confirmation of the session, so that the next
 * change asks for another one, and waits for whatever else opens or ends sessions of the account.
 *
 * @throws ApiError `confirmation_required`
 */
export function changeFactors<Result>(
  db: Database,
  session: Session,
  change: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, session.userId)
    const now = timeNow()
    const taken = await transaction
      .updateTable('sessions')
      .set({ confirmed_at: null })
      .where('id', '=', session.id)
      .where('confirmed_at', '>', toTime(new Date(now - sessionLimits.confirmation)))
      .executeTakeFirst()
    if (taken.numUpdatedRows !== 1n) throw new ApiError('confirmation_required')
    return change(transaction)
  })
}

/** Locked before its sessions, as whatever sets a password does. */
export async function lockUser(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await transaction
    .updateTable('users')
    .set((expression) => ({ version: expression.ref('version') }))
    .where('id', '=', userId)
    .execute()
}

/**
 * Confirms by one of the user's own passkeys who uses a session (SESSION-41).
 *
 * @throws ApiError `invalid_passkey`
 */
export async function confirmByPasskey(
  db: Database,
  site: RelyingParty,
  session: Session,
  assertion: PasskeyAssertion,
): Promise<void> {
  const use = { purpose: 'confirmation', holder: session.userId } as const
  const passkey = await verifyPasskey(db, site, assertion, use)
  if (passkey.user_id !== session.userId) throw new ApiError('invalid_passkey')
  await db.transaction().execute((transaction) => notePasskeyUse(transaction, passkey))
  await markConfirmed(db, session)
}
