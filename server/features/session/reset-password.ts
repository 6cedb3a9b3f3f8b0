import type { z } from 'zod/mini'
import type { resetPasswordSchema } from '#contract/auth.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { findPasswordFault } from './find-password-fault.ts'
import { lockAccount } from './lock-account.ts'
import { hashPassword } from './password-hash.ts'
import { hashToken } from './session-token.ts'
import { networkSource, rememberSources, type SignInSource } from './sign-in-sources.ts'
import { storePassword } from './store-password.ts'

/**
 * Sets a new password by a mailed link, which works once (SESSION-25). Every session of the account ends. The network
 * counts as known from then on, so that who was kept out by strangers' tries gets in at once.
 *
 * @throws ApiError `invalid_link` when it is unknown, used or has run out, `invalid_input` when the password is
 *   weak, which leaves the link as it is; `busy`
 */
export async function resetPassword(
  db: Database,
  { token, newPassword }: z.infer<typeof resetPasswordSchema>,
  from: SignInSource,
): Promise<void> {
  // Looked up first: nobody makes the server hash passwords without a link.
  const account = await db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .select(['users.id', 'users.email', 'users.password_hash'])
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('users.status', '=', 'active')
    .where('password_resets.expires_at', '>', toTime(new Date(timeNow())))
    .executeTakeFirst()
  if (!account) throw new ApiError('invalid_link')
  const fault = await findPasswordFault(db, newPassword, account.email)
  if (fault) throw new ApiError('invalid_input', { newPassword: [fault] })
  const passwordHash = await hashPassword(newPassword)
  await db.transaction().execute(async (transaction) => {
    // A link used meanwhile, this one or another, has changed the password.
    if (!(await lockAccount(transaction, account))) throw new ApiError('invalid_link')
    await storePassword(transaction, account.id, passwordHash, from)
    await rememberSources(transaction, account.id, [networkSource(from)])
  })
}
