import type { Transaction } from 'kysely'
import { toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'

/** Replaces an account's password: its sessions end, and links mailed for the old one stop working. */
export async function storePassword(
  transaction: Transaction<Tables>,
  userId: string,
  passwordHash: string,
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
}
