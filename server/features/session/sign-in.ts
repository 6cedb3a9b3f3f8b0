import type { Credentials, Tokens } from '#contract/auth.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { countAttempt, forgetAttempts } from './attempts.ts'
import { openSession } from './open-session.ts'
import { isPassword } from './password-hash.ts'

/**
 * Opens a session by e-mail and password. Whether there is such an account shows neither in the answer nor
 * in its time.
 *
 * @param address the sender's
 * @throws ApiError `invalid_credentials`, `too_many_attempts`
 */
export async function signIn(
  db: Database,
  { email, password }: Credentials,
  address: string,
): Promise<Tokens> {
  await countAttempt(db, email, address)
  const account = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst()
  const isRight = await isPassword(account?.password_hash, password)
  const tokens = account && isRight ? await openSession(db, account) : undefined
  if (!tokens) throw new ApiError('invalid_credentials')
  await forgetAttempts(db, email)
  return tokens
}
