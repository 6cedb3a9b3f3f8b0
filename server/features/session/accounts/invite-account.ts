import type { Transaction } from 'kysely'
import type { Account, Invitation } from '#contract/admin/accounts.ts'
import { roles } from '#contract/roles.ts'
import { timeNow } from '#server/time/clock.ts'
import { toJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { newRow } from '#server/db/new-row.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { takePlaces } from '#server/limits/take-places.ts'
import { sessionLimits, tryLimits } from '../session-limits.ts'
import { createToken, hashToken } from '../session-token.ts'
import { auditAccount, changeAccounts } from './change-accounts.ts'
import { readAccount } from './present-account.ts'

/** An invitation as it is stored; its token is in the mail alone. */
export interface Invited {
  account: Account
  token: string
}

/**
 * Makes an account that has no password yet, and an invitation to it (ACCOUNT-2).
 *
 * @throws ApiError `invalid_input` where the e-mail has an account
 */
export function inviteAccount(
  db: Database,
  session: Session,
  invitation: Invitation,
): Promise<Invited> {
  return changeAccounts(db, session, async (transaction) => {
    const row = {
      ...newRow(),
      email: invitation.email,
      password_hash: '',
      first_name: '',
      last_name: '',
      gender: 1,
      photo: null,
      roles: toJson(roles.filter((role) => invitation.roles.includes(role))),
      status: 'invited' as const,
      language: invitation.language,
      last_seen_at: null,
    }
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('users')
      .values(row)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n)
      throw new ApiError('invalid_input', { email: ['email.taken'] })
    const token = await storeInvitation(transaction, row.id)
    const account = await readAccount(transaction, row.id)
    await auditAccount(transaction, session, 'create', { after: account })
    return { account, token }
  })
}

/**
 * Makes another invitation for whoever has not accepted yet; the former link ends.
 *
 * @throws ApiError `not_found` also for whoever has accepted, `too_many_attempts`
 */
export async function renewInvitation(
  db: Database,
  session: Session,
  id: string,
): Promise<Invited> {
  await takePlaces(db, [{ subject: `invitation ${id}`, ...tryLimits.invitationMails }])
  return changeAccounts(db, session, async (transaction) => {
    const before = await readAccount(transaction, id)
    if (before.status !== 'invited') throw new ApiError('not_found')
    const token = await storeInvitation(transaction, id)
    const account = await readAccount(transaction, id)
    await auditAccount(transaction, session, 'save', { before, after: account })
    return { account, token }
  })
}

async function storeInvitation(transaction: Transaction<Tables>, userId: string): Promise<string> {
  const token = createToken()
  const now = timeNow()
  await transaction.deleteFrom('invitations').where('user_id', '=', userId).execute()
  await transaction
    .insertInto('invitations')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      created_at: toTime(new Date(now)),
      expires_at: toTime(new Date(now + sessionLimits.invitation)),
    })
    .execute()
  return token
}
