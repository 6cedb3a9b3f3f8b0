import type { Transaction } from 'kysely'
import type { FactorKind } from '#contract/factor-kinds.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import type { Tables } from '#server/db/tables.ts'
import { placeOf } from '../place-of.ts'
import type { SignInSource } from '../sign-in-sources.ts'
import { heldFactors } from './held-factors.ts'
import { countRecoveryCodes, makeRecoveryCodes } from './recovery-codes.ts'

interface FactorChange {
  userId: string
  factor: FactorKind
  from: SignInSource
}

/**
 * Tells the trail of a factor that was added.
 *
 * @returns the recovery codes that come with the first one; null where there are some
 */
export async function noteAdded(
  transaction: Transaction<Tables>,
  { userId, factor, from }: FactorChange,
): Promise<string[] | null> {
  const details = { ...placeOf(from), factor }
  await auditAccess(transaction, { userId, action: 'factorAdded', details })
  const left = await countRecoveryCodes(transaction, userId)
  return left > 0 ? null : makeRecoveryCodes(transaction, userId)
}

/** Tells the trail of a factor that was removed. Recovery codes go with the last one. */
export async function noteRemoved(
  transaction: Transaction<Tables>,
  { userId, factor, from }: FactorChange,
): Promise<void> {
  const details = { ...placeOf(from), factor }
  await auditAccess(transaction, { userId, action: 'factorRemoved', details })
  if ((await heldFactors(transaction, userId)).length === 0)
    await transaction.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
}
