import type { Transaction } from 'kysely'
import type { Account } from '#contract/admin/accounts.ts'
import { auditChange } from '#server/collections/audit.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { readAccounts } from './present-account.ts'

/**
 * Runs one change of accounts by an owner. Changes queue behind one another, also those of other processes, so that of
 * two owners who remove each other the second is no owner any more, and one is always left (ACCOUNT-5).
 *
 * @throws ApiError `forbidden` where the caller is no owner by now, `last_owner` where none would be left
 */
export function changeAccounts<Result>(
  db: Database,
  { userId }: Session,
  change: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await raiseOrderVersion(transaction, 'accounts')
    const before = await activeOwners(transaction)
    if (!before.includes(userId)) throw new ApiError('forbidden')
    const result = await change(transaction)
    if ((await activeOwners(transaction)).length === 0) throw new ApiError('last_owner')
    return result
  })
}

async function activeOwners(transaction: Transaction<Tables>): Promise<string[]> {
  const accounts = await readAccounts(transaction)
  return accounts
    .filter(({ status, roles }) => status === 'active' && roles.includes('owner'))
    .map(({ id }) => id)
}

/** Keeps who changed what of an account, and when (AUDIT-1). */
export async function auditAccount(
  transaction: Transaction<Tables>,
  { userId }: Session,
  action: 'create' | 'save' | 'remove',
  { before, after }: { before?: Account; after?: Account },
): Promise<void> {
  const account = after ?? before
  await auditChange(transaction, {
    userId,
    collection: 'accounts',
    action,
    recordId: account?.id ?? null,
    recordVersion: account?.version ?? null,
    before: before ? audited(before) : null,
    after: after ? audited(after) : null,
  })
}

const audited = ({ email, roles, status, invitedUntil }: Account) => ({
  email,
  roles,
  status,
  invitedUntil,
})
