import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { placeOf } from './place-of.ts'
import { forgetOtherSources, type SignInSource } from './sign-in-sources.ts'

/**
 * Replaces an account's password: its sessions end, and links mailed for the old one stop working. Devices and networks
 * that signed in with the old one are unknown from then on, but for those of this request (SESSION-34).
 *
 * @param from where it was entered
 * @param device of the session that asks; where there is none, the device that the request names
 */
export async function storePassword(
  transaction: Transaction<Tables>,
  userId: string,
  passwordHash: string,
  from: SignInSource,
  device: string | null = null,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set((expression) => ({
      password_hash: passwordHash,
      version: expression('version', '+', 1),
      updated_at: toTime(new Date(timeNow())),
    }))
    .where('id', '=', userId)
    .execute()
  for (const table of ['password_resets', 'sign_in_tickets', 'sessions'] as const)
    await transaction.deleteFrom(table).where('user_id', '=', userId).execute()
  await forgetOtherSources(transaction, userId, from, device)
  await auditAccess(transaction, { userId, action: 'passwordChanged', details: placeOf(from) })
}
