import type { Transaction } from 'kysely'
import type { FactorKind } from '#contract/factor-kinds.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** The kinds of second factors that an account has. Recovery codes are none: they stand in for one (SESSION-37). */
export async function heldFactors(
  db: Database | Transaction<Tables>,
  userId: string,
): Promise<FactorKind[]> {
  const totp = await db
    .selectFrom('totp_secrets')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  const passkey = await db
    .selectFrom('passkeys')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return [...(totp ? (['totp'] as const) : []), ...(passkey ? (['passkey'] as const) : [])]
}
