import type { Transaction } from 'kysely'
import { toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { placeOf } from './place-of.ts'
import type { SignInSource } from './sign-in-sources.ts'

/**
 * Replaces an account's password: its sessions end, and links mailed for the old one stop working.
 *
 * @param from where it was entered
 */
export async function storePassword(
  transaction: Transaction<Tables>,
  userId: string,
  passwordHash: string,
  from: SignInSource,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set((expression) => ({
      password_hash: passwordHash,
      version: expression('version', '+', 1),
      updated_at: toTime(new Date()),
    }))
    .where('id', '=', userId)
    .execute()
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('sessions').where('user_id', '=', userId).execute()
  await auditAccess(transaction, { userId, action: 'passwordChanged', details: placeOf(from) })
}
