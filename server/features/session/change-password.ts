import type { NewPassword, Tokens } from '#contract/auth.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { lockAccount } from './lock-account.ts'
import { beginSession } from './open-session.ts'
import { hashPassword, isPassword } from './password-hash.ts'
import { storePassword } from './store-password.ts'

/**
 * Sets a new password by the current one. All sessions of the account end, so that stolen tokens of the one that asks
 * end too; it goes on as a new one.
 *
 * @param address the sender's: whoever holds a stolen token may not guess the password without end
 * @returns the tokens of the new session
 * @throws ApiError `invalid_input` when the current password is wrong, `too_many_attempts`
 */
export async function changePassword(
  db: Database,
  session: Session,
  { currentPassword, newPassword }: NewPassword,
  address: string,
): Promise<Tokens> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'password_hash'])
    .where('id', '=', session.userId)
    .executeTakeFirstOrThrow()
  await countAttempt(db, account.email, address)
  if (!(await isPassword(account.password_hash, currentPassword))) throw wrongPassword()
  await forgetAttempts(db, account.email)
  const passwordHash = await hashPassword(newPassword)
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) throw wrongPassword()
    await storePassword(transaction, account.id, passwordHash)
    await transaction.deleteFrom('sessions').where('user_id', '=', account.id).execute()
    return beginSession(transaction, account.id)
  })
}

function wrongPassword(): ApiError {
  return new ApiError('invalid_input', { currentPassword: ['password.wrong'] })
}
