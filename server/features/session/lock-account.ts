import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/tables.ts'

/**
 * Makes whatever opens or ends sessions of an account wait for this transaction, so that no sign-in with an
 * old password slips past a change of it.
 *
 * @returns whether the account is active and the password still the one that was read before.
 */
export async function lockAccount(
  transaction: Transaction<Tables>,
  account: { id: string; password_hash: string },
): Promise<boolean> {
  const locked = await transaction
    .updateTable('users')
    .set((expression) => ({ version: expression.ref('version') }))
    .where('id', '=', account.id)
    .where('status', '=', 'active')
    .where('password_hash', '=', account.password_hash)
    .executeTakeFirst()
  return locked.numUpdatedRows === 1n
}
