import type { Transaction } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import type { Tables } from '#server/db/tables.ts'
import { matchingStep } from './totp.ts'

/**
 * Takes a one-time code of an account that is locked: it counts once, and no earlier one counts after it (SESSION-36).
 *
 * @returns whether it was right
 */
export async function useTotpCode(
  transaction: Transaction<Tables>,
  userId: string,
  code: string,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('totp_secrets')
    .select(['secret', 'used_step'])
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  const step = found && matchingStep(found.secret, code, timeNow())
  if (found === undefined || step === undefined || step <= found.used_step) return false
  await transaction
    .updateTable('totp_secrets')
    .set({ used_step: step })
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .execute()
  return true
}
