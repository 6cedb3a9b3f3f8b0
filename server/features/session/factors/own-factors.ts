import type { OwnFactors } from '#contract/own-factors.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { placeOf } from '../place-of.ts'
import type { SignInSource } from '../sign-in-sources.ts'
import { changeFactors } from './confirmation.ts'
import { demandedRoles } from './factor-demand.ts'
import { heldFactors } from './held-factors.ts'
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'

/** The second factors of the account that asks; of none of them what it proves itself by. */
export async function readOwnFactors(
  db: Database,
  { userId, roles }: Session,
): Promise<OwnFactors> {
  const totp = await db
    .selectFrom('totp_secrets')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const demanded = await demandedRoles(db)
  return {
    totp: totp ? { createdAt: totp.created_at } : null,
    passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
      id,
      name,
      createdAt: created_at,
      lastUsedAt: last_used_at,
    })),
    recoveryCodes: await countRecoveryCodes(db, userId),
    demanded: roles.some((role) => demanded.includes(role)),
  }
}

/**
 * Ten new recovery codes in the place of the former ones (SESSION-37).
 *
 * @throws ApiError `confirmation_required`, `not_found` where there is no factor that they could stand in for
 */
export function renewRecoveryCodes(
  db: Database,
  session: Session,
  from: SignInSource,
): Promise<string[]> {
  return changeFactors(db, session, async (transaction) => {
    const { userId } = session
    if ((await heldFactors(transaction, userId)).length === 0) throw new ApiError('not_found')
    const details = { ...placeOf(from), factor: 'recoveryCode' as const }
    await auditAccess(transaction, { userId, action: 'recoveryCodesMade', details })
    return makeRecoveryCodes(transaction, userId)
  })
}
