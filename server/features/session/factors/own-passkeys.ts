import { randomUUID } from 'node:crypto'
import type { PasskeyRegistration } from '#contract/webauthn.ts'
import { timeNow } from '#server/time/clock.ts'
import { type Count, fromCount, toJson, toTime } from '#server/db/column-values.ts'
import { DatabaseFault } from '#server/db/database-fault.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { mostPasskeys } from '../session-limits.ts'
import type { SignInSource } from '../sign-in-sources.ts'
import { takeChallenge } from './challenges.ts'
import { changeFactors, lockUser } from './confirmation.ts'
import { noteAdded, noteRemoved } from './note-change.ts'
import type { RelyingParty } from './relying-party.ts'
import { webAuthn } from './web-authn.ts'

interface NewPasskey {
  name: string
  passkey: PasskeyRegistration
}

/**
 * Stores a passkey that a browser has made for a challenge which this account was given after a confirmation.
 *
 * @returns its id, and the recovery codes where it is the account's first factor
 * @throws ApiError `invalid_passkey`, `too_many_passkeys`
 */
export async function addPasskey(
  db: Database,
  site: RelyingParty,
  { userId }: Session,
  { name, passkey }: NewPasskey,
  from: SignInSource,
): Promise<{ id: string; recoveryCodes: string[] | null }> {
  const credential = await readCredential(db, site, userId, passkey)
  const id = randomUUID()
  return db.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const { held } = await transaction
      .selectFrom('passkeys')
      .select((expression) => expression.fn.countAll<Count>().as('held'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
    if (fromCount(held) >= mostPasskeys) throw new ApiError('too_many_passkeys')
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('passkeys')
      .values({ ...credential, id, user_id: userId, name, created_at: toTime(new Date(timeNow())) })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirstOrThrow()
    if (numInsertedOrUpdatedRows === 0n) throw new ApiError('invalid_passkey')
    const recoveryCodes = await noteAdded(transaction, { userId, factor: 'passkey', from })
    return { id, recoveryCodes }
  })
}

/** The columns of what a browser has made. @throws ApiError `invalid_passkey` */
async function readCredential(
  db: Database,
  site: RelyingParty,
  userId: string,
  response: PasskeyRegistration,
) {
  const use = { purpose: 'registration', holder: userId } as const
  const { verifyRegistrationResponse } = await webAuthn()
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(db, challenge, use),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    })
    if (!verified) throw new ApiError('invalid_passkey')
    const { id, publicKey, counter } = registrationInfo.credential
    return {
      credential_id: id,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter: String(counter),
      transports: toJson(response.response.transports ?? []),
    }
  } catch (error) {
    // A fault of the database is none of the passkey.
    if (error instanceof DatabaseFault) throw error
    throw new ApiError('invalid_passkey')
  }
}

/** @throws ApiError `not_found` also for somebody else's */
export async function renamePasskey(
  db: Database,
  { userId }: Session,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) throw new ApiError('not_found')
}

/** @throws ApiError `confirmation_required`, `not_found` also for somebody else's */
export function removePasskey(
  db: Database,
  session: Session,
  id: string,
  from: SignInSource,
): Promise<void> {
  return changeFactors(db, session, async (transaction) => {
    const { userId } = session
    const { numDeletedRows } = await transaction
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) throw new ApiError('not_found')
    await noteRemoved(transaction, { userId, factor: 'passkey', from })
  })
}
