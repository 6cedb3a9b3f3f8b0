import type { NewPassword, Tokens } from '#contract/auth.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { requirePlaces, takePlaces, type TakenPlaces } from '#server/limits/take-places.ts'
import { findPasswordFault } from './find-password-fault.ts'
import { lockAccount } from './lock-account.ts'
import { beginSession } from './open-session.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { sessionDevice } from './session-device.ts'
import { tryLimits } from './session-limits.ts'
import type { SignInSource } from './sign-in-sources.ts'
import { storePassword } from './store-password.ts'

/**
 * Sets a new password by the current one. All sessions of the account end, so that stolen tokens of the one that asks
 * end too; it goes on as a new one. Tries are counted by session: a stolen token cannot guess the password without
 * end, and no stranger's failures keep the owner from changing it (SESSION-26, LIMIT-6).
 *
 * @returns the tokens of the new session
 * @throws ApiError `invalid_input` when the current password is wrong or the new one weak, `too_many_attempts`, `busy`
 */
export async function changePassword(
  db: Database,
  session: Session,
  { currentPassword, newPassword }: NewPassword,
  from: SignInSource,
): Promise<Tokens> {
  const limit = { subject: `change-password ${session.id}`, ...tryLimits.passwordChange }
  await requirePlaces(db, [limit])
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow()
  let places: TakenPlaces | undefined
  const isRight = await isPassword(account.password_hash, currentPassword, {
    isKnown: true,
    atTurn: async () => (places = await takePlaces(db, [limit])),
  })
  if (!isRight) throw wrongPassword()
  await places?.giveBack([limit.subject])
  const fault = await findPasswordFault(db, newPassword, account.email)
  if (fault) throw new ApiError('invalid_input', { newPassword: [fault] })
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) throw wrongPassword()
    const device = await sessionDevice(transaction, session)
    await storePassword(transaction, account.id, passwordHash, from, device)
    return beginSession(transaction, account.id, from, device)
  })
}

function wrongPassword(): ApiError {
  return new ApiError('invalid_input', { currentPassword: ['password.wrong'] })
}
