import type { AcceptedInvitation } from '#contract/auth.ts'
import { timeNow } from '#server/time/clock.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { findPasswordFault } from '../find-password-fault.ts'
import { placeOf } from '../place-of.ts'
import { hashPassword } from '../password-hash.ts'
import { hashToken } from '../session-token.ts'
import { networkSource, rememberSources, type SignInSource } from '../sign-in-sources.ts'

/**
 * Gives an invited account its name and password by a mailed link, which works once (ACCOUNT-3).
 *
 * @throws ApiError `invalid_invitation` when it is unknown, used, withdrawn or has run out, `invalid_input` when the
 *   password is weak, which leaves the link as it is; `busy`
 */
export async function acceptInvitation(
  db: Database,
  { token, firstName, lastName, newPassword }: AcceptedInvitation,
  from: SignInSource,
): Promise<void> {
  // Looked up first: nobody makes the server hash passwords without a link.
  const account = await db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.user_id')
    .select(['users.id', 'users.email'])
    .where('invitations.token_hash', '=', hashToken(token))
    .where('invitations.expires_at', '>', toTime(new Date(timeNow())))
    .where('users.status', '=', 'invited')
    .executeTakeFirst()
  if (!account) throw new ApiError('invalid_invitation')
  const fault = await findPasswordFault(db, newPassword, account.email)
  if (fault) throw new ApiError('invalid_input', { newPassword: [fault] })
  const passwordHash = await hashPassword(newPassword)
  await db.transaction().execute(async (transaction) => {
    const accepted = await transaction
      .updateTable('users')
      .set((expression) => ({
        first_name: firstName,
        last_name: lastName,
        password_hash: passwordHash,
        status: 'active' as const,
        version: expression('version', '+', 1),
        updated_at: toTime(new Date(timeNow())),
      }))
      .where('id', '=', account.id)
      .where('status', '=', 'invited')
      .executeTakeFirst()
    const used = await transaction
      .deleteFrom('invitations')
      .where('token_hash', '=', hashToken(token))
      .executeTakeFirst()
    // Accepted, withdrawn or sent anew meanwhile.
    if (accepted.numUpdatedRows === 0n || used.numDeletedRows === 0n)
      throw new ApiError('invalid_invitation')
    await rememberSources(transaction, account.id, [networkSource(from)])
    const details = placeOf(from)
    await auditAccess(transaction, { userId: account.id, action: 'passwordChanged', details })
  })
}
