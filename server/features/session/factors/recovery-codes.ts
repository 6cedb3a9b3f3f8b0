import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import { groupedCode, recoveryShape } from '#contract/factor-code.ts'
import { timeNow } from '#server/time/clock.ts'
import { type Count, fromCount, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { hashToken } from '../session-token.ts'

/** Codes that an account gets at a time (SESSION-37). */
const count = 10

/** Gives an account new recovery codes, as people read them; the former ones end. */
export async function makeRecoveryCodes(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<string[]> {
  const codes = Array.from({ length: count }, createCode)
  await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await transaction
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, hash: hashToken(code) })))
    .execute()
  return codes.map(groupedCode)
}

/**
 * Uses up a recovery code.
 *
 * @param code as it is compared: see `plainCode`
 * @returns whether it was one that had not been used
 */
export async function useRecoveryCode(
  transaction: Transaction<Tables>,
  userId: string,
  code: string,
): Promise<boolean> {
  const used = await transaction
    .updateTable('recovery_codes')
    .set({ used_at: toTime(new Date(timeNow())) })
    .where('user_id', '=', userId)
    .where('hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return used.numUpdatedRows === 1n
}

/** Counts the codes that an account has not used yet. */
export async function countRecoveryCodes(
  db: Database | Transaction<Tables>,
  userId: string,
): Promise<number> {
  const { left } = await db
    .selectFrom('recovery_codes')
    .select((expression) => expression.fn.countAll<Count>().as('left'))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return fromCount(left)
}

/** 80 random bits: nobody guesses them, so that a plain hash hides them. */
function createCode(): string {
  const { alphabet, length } = recoveryShape
  return [...randomBytes(length)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
