import type { Selectable } from 'kysely'
import type { PasskeyAssertion } from '#contract/webauthn.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import { DatabaseFault } from '#server/db/database-fault.ts'
import type { Database } from '#server/db/database.ts'
import type { PasskeysTable } from '#server/db/tables/factors.ts'
import { ApiError } from '#server/http/api-error.ts'
import { type ChallengeUse, takeChallenge } from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import { webAuthn } from './web-authn.ts'

/**
 * Judges what a browser answered with a passkey: made for this site, by a person whom their device has verified, over a
 * challenge of this use, which is used up by it (SESSION-38, SESSION-40).
 *
 * @returns the passkey, with when it was used and how often its authenticator says so
 * @throws ApiError `invalid_passkey`
 */
export async function verifyPasskey(
  db: Database,
  site: RelyingParty,
  assertion: PasskeyAssertion,
  use: ChallengeUse,
): Promise<Selectable<PasskeysTable>> {
  const passkey = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', assertion.id)
    .executeTakeFirst()
  if (!passkey) throw new ApiError('invalid_passkey')
  const counter = await newCounter(db, site, assertion, { passkey, use })
  if (counter === undefined) throw new ApiError('invalid_passkey')
  return { ...passkey, counter: String(counter), last_used_at: toTime(new Date(timeNow())) }
}

interface Judged {
  passkey: Selectable<PasskeysTable>
  use: ChallengeUse
}

/** @returns undefined for whatever is not right */
async function newCounter(
  db: Database,
  site: RelyingParty,
  assertion: PasskeyAssertion,
  { passkey, use }: Judged,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await webAuthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...assertion, clientExtensionResults: {} },
      expectedChallenge: (challenge) => takeChallenge(db, challenge, use),
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch (error) {
    // A fault of the database is none of the passkey.
    if (error instanceof DatabaseFault) throw error
    return undefined
  }
}
