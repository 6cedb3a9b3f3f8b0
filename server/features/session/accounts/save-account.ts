import type { Account, AccountChange } from '#contract/admin/accounts.ts'
import { roles } from '#contract/roles.ts'
import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { auditAccount, changeAccounts } from './change-accounts.ts'
import { readAccount } from './present-account.ts'

interface Edit {
  id: string
  /** The version that it is based on. */
  version: number
}

/**
 * Changes what an account may do (ACCOUNT-4). One that is deactivated opens nothing from then on: its sessions end, and
 * the links that were mailed to it.
 *
 * @throws ApiError `stale` with the account as it is, `not_found`, `last_owner`, `forbidden`
 */
export function saveAccount(
  db: Database,
  session: Session,
  { id, version, change }: Edit & { change: AccountChange },
): Promise<Account> {
  return changeAccounts(db, session, async (transaction) => {
    const before = await readVersion(transaction, { id, version })
    const saved = await transaction
      .updateTable('users')
      .set((expression) => ({
        roles: toJson(roles.filter((role) => change.roles.includes(role))),
        // An account without a password waits for its invitation again.
        status: change.deactivated
          ? ('deactivated' as const)
          : expression
              .case()
              .when('password_hash', '=', '')
              .then('invited' as const)
              .else('active' as const)
              .end(),
        version: version + 1,
        updated_at: toTime(new Date(timeNow())),
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    // Their owner has changed the profile since it was read.
    if (saved.numUpdatedRows === 0n) throw await staleAccount(transaction, id)
    if (change.deactivated)
      for (const table of [
        'sessions',
        'sign_in_sources',
        'password_resets',
        'invitations',
        'sign_in_tickets',
      ] as const)
        await transaction.deleteFrom(table).where('user_id', '=', id).execute()
    const after = await readAccount(transaction, id)
    await auditAccount(transaction, session, 'save', { before, after })
    return after
  })
}

/**
 * Deletes an account, with its sessions and links; what it did stays in the audit trail.
 *
 * @throws ApiError as `saveAccount`
 */
export function removeAccount(
  db: Database,
  session: Session,
  { id, version }: Edit,
): Promise<{ id: string }> {
  return changeAccounts(db, session, async (transaction) => {
    const before = await readVersion(transaction, { id, version })
    // First: an owner may delete their own account, and the entry has their e-mail.
    await auditAccount(transaction, session, 'remove', { before })
    const removed = await transaction
      .deleteFrom('users')
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst()
    if (removed.numDeletedRows === 0n) throw await staleAccount(transaction, id)
    return { id }
  })
}

async function readVersion(transaction: Transaction<Tables>, { id, version }: Edit) {
  const account = await readAccount(transaction, id)
  if (account.version !== version) throw new ApiError('stale', {}, { data: account })
  return account
}

async function staleAccount(transaction: Transaction<Tables>, id: string): Promise<ApiError> {
  return new ApiError('stale', {}, { data: await readAccount(transaction, id) })
}
