import type { Transaction } from 'kysely'
import { type Role, roles } from '#contract/roles.ts'
import { auditChange } from '#server/collections/audit.ts'
import { raiseOrderVersion } from '#server/collections/order-version.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Session } from '#server/http/session-of.ts'

/** The roles that demand a second factor of whoever holds them (ROLE-8). */
export async function demandedRoles(db: Database | Transaction<Tables>): Promise<Role[]> {
  const rows = await db.selectFrom('factor_demands').select('role').execute()
  return roles.filter((one) => rows.some(({ role }) => role === one))
}

/** Says which roles demand one. It counts from the next request of each person on. */
export function saveDemand(
  db: Database,
  { userId }: Session,
  demanded: readonly Role[],
): Promise<Role[]> {
  return db.transaction().execute(async (transaction) => {
    // Two owners who save at once go one after the other.
    await raiseOrderVersion(transaction, 'second-factor')
    const before = await demandedRoles(transaction)
    const after = roles.filter((role) => demanded.includes(role))
    await transaction.deleteFrom('factor_demands').execute()
    if (after.length > 0)
      await transaction
        .insertInto('factor_demands')
        .values(after.map((role) => ({ role })))
        .execute()
    await auditChange(transaction, {
      userId,
      collection: 'second-factor',
      action: 'save',
      recordId: null,
      recordVersion: null,
      before: { roles: before },
      after: { roles: after },
    })
    return after
  })
}
