import { brand } from '#brand/brand.ts'
import { isTotpCode, plainCode } from '#contract/factor-code.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { sessionLimits } from '../session-limits.ts'
import type { SignInSource } from '../sign-in-sources.ts'
import { changeFactors, lockUser } from './confirmation.ts'
import { noteAdded, noteRemoved } from './note-change.ts'
import { createSecret, matchingStep, presentSecret } from './totp.ts'

/**
 * Makes a secret for an app that makes codes. It counts for nothing until a code of it was given, so that an earlier one
 * goes on meanwhile.
 *
 * @throws ApiError `confirmation_required`
 */
export function beginTotp(
  db: Database,
  session: Session,
): Promise<{ secret: string; uri: string }> {
  return changeFactors(db, session, async (transaction) => {
    const { userId } = session
    const { email } = await transaction
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const secret = createSecret()
    await transaction
      .deleteFrom('totp_secrets')
      .where('user_id', '=', userId)
      .where('state', '=', 'pending')
      .execute()
    await transaction
      .insertInto('totp_secrets')
      .values({
        user_id: userId,
        state: 'pending',
        secret,
        created_at: toTime(new Date(timeNow())),
        used_step: 0,
      })
      .execute()
    // Latin: not every app shows Arabic.
    return presentSecret(secret, { issuer: brand.name.en, email })
  })
}

/**
 * Turns the codes of the pending secret on, in the place of an earlier one. The code that proves it is used by that.
 *
 * @returns the recovery codes, where these are the account's first
 * @throws ApiError `invalid_input` where the code is wrong, `setup_over` where there is no pending secret
 */
export function finishTotp(
  db: Database,
  { userId }: Session,
  code: string,
  from: SignInSource,
): Promise<string[] | null> {
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const now = timeNow()
    const pending = await transaction
      .selectFrom('totp_secrets')
      .select('secret')
      .where('user_id', '=', userId)
      .where('state', '=', 'pending')
      .where('created_at', '>', toTime(new Date(now - sessionLimits.totpSetup)))
      .executeTakeFirst()
    if (!pending) throw new ApiError('setup_over')
    const plain = plainCode(code)
    const step = isTotpCode(plain) ? matchingStep(pending.secret, plain, now) : undefined
    if (step === undefined) throw new ApiError('invalid_input', { code: ['code.wrong'] })
    await transaction
      .deleteFrom('totp_secrets')
      .where('user_id', '=', userId)
      .where('state', '=', 'active')
      .execute()
    await transaction
      .updateTable('totp_secrets')
      .set({ state: 'active', used_step: step })
      .where('user_id', '=', userId)
      .execute()
    return noteAdded(transaction, { userId, factor: 'totp', from })
  })
}

/** @throws ApiError `confirmation_required`, `not_found` */
export function removeTotp(db: Database, session: Session, from: SignInSource): Promise<void> {
  return changeFactors(db, session, async (transaction) => {
    const { userId } = session
    const { numDeletedRows } = await transaction
      .deleteFrom('totp_secrets')
      .where('user_id', '=', userId)
      .where('state', '=', 'active')
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new ApiError('not_found')
    await noteRemoved(transaction, { userId, factor: 'totp', from })
  })
}
