import { brand } from '#brand/brand.ts'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#contract/webauthn.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import type { Session } from '#server/http/session-of.ts'
import { fullName } from '../present.ts'
import { mostPasskeys, sessionLimits } from '../session-limits.ts'
import { type ChallengeUse, issueChallenge } from './challenges.ts'
import { changeFactors } from './confirmation.ts'
import type { RelyingParty } from './relying-party.ts'
import { webAuthn } from './web-authn.ts'

/**
 * Makes the options with which a browser asks for a passkey that answers a challenge of this use.
 *
 * @param userId whose passkeys are asked for; left out, the person chooses among all that they have for the site
 */
export async function requestOptions(
  db: Database,
  site: RelyingParty,
  use: ChallengeUse,
  userId?: string,
): Promise<PasskeyRequestOptions> {
  const { generateAuthenticationOptions } = await webAuthn()
  const { allowCredentials, ...options } = await generateAuthenticationOptions({
    rpID: site.id,
    challenge: bytesOf(await issueChallenge(db, use)),
    timeout: sessionLimits.challenge,
    userVerification: 'required',
    ...(userId !== undefined && { allowCredentials: await credentialsOf(db, userId) }),
  })
  return { ...options, ...(allowCredentials && { allowCredentials }) }
}

/**
 * Makes the options with which a browser makes a passkey of the account that asks, to be found without its e-mail.
 *
 * @throws ApiError `confirmation_required`, `too_many_passkeys`
 */
export async function creationOptions(
  db: Database,
  site: RelyingParty,
  session: Session,
): Promise<PasskeyCreationOptions> {
  const { userId } = session
  const credentials = await credentialsOf(db, userId)
  if (credentials.length >= mostPasskeys) throw new ApiError('too_many_passkeys')
  const account = await changeFactors(db, session, (transaction) =>
    transaction
      .selectFrom('users')
      .select(['email', 'first_name', 'last_name'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow(),
  )
  const challenge = await issueChallenge(db, { purpose: 'registration', holder: userId })
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpName: brand.name.en,
    rpID: site.id,
    userID: new Uint8Array(Buffer.from(userId)),
    userName: account.email,
    userDisplayName: fullName(account),
    challenge: bytesOf(challenge),
    timeout: sessionLimits.challenge,
    // An authenticator makes no second passkey of the same account.
    excludeCredentials: credentials,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

async function credentialsOf(db: Database, userId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute()
  return rows.map(({ credential_id, transports }) => ({
    id: credential_id,
    type: 'public-key' as const,
    transports: fromJson(transports),
  }))
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'))
