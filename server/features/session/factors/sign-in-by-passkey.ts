import type { PasskeyAssertion } from '#contract/webauthn.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { takePlaces } from '#server/limits/take-places.ts'
import type { PasskeyRequestOptions } from '#contract/webauthn.ts'
import { lockAccount } from '../lock-account.ts'
import { type OpenedSession, openSession } from '../open-session.ts'
import { tryLimits } from '../session-limits.ts'
import { networkSource, type SignInSource } from '../sign-in-sources.ts'
import type { ChallengeUse } from './challenges.ts'
import { notePasskeyUse } from './note-passkey-use.ts'
import { requestOptions } from './passkey-options.ts'
import type { RelyingParty } from './relying-party.ts'
import { readTicket, useTicket } from './sign-in-ticket.ts'
import { verifyPasskey } from './verify-passkey.ts'

/**
 * Makes the options with which a browser signs in by a passkey: by any that it has for the site, or with a ticket by those
 * of its account alone. Each challenge is a row, so a network has a number of them (LIMIT-17).
 *
 * @throws ApiError `too_many_attempts`, `sign_in_over`
 */
export async function signInOptions(
  db: Database,
  site: RelyingParty,
  ticket: string | undefined,
  from: SignInSource,
): Promise<PasskeyRequestOptions> {
  const holder = ticket === undefined ? undefined : (await readTicket(db, ticket)).id
  await takePlaces(db, [{ subject: `challenges ${networkSource(from)}`, ...tryLimits.challenges }])
  return requestOptions(db, site, signInUse(holder), holder)
}

/**
 * Opens a session by a passkey. Since the device has verified the person, it stands for password and second factor
 * (SESSION-39); with a ticket it has to be one of the ticket's account (SESSION-35).
 *
 * @throws ApiError `invalid_passkey` also where the account was deactivated, `sign_in_over`
 */
export async function signInByPasskey(
  db: Database,
  site: RelyingParty,
  { ticket, passkey: assertion }: { ticket?: string | undefined; passkey: PasskeyAssertion },
  from: SignInSource,
): Promise<OpenedSession> {
  const holder = ticket === undefined ? undefined : (await readTicket(db, ticket)).id
  const passkey = await verifyPasskey(db, site, assertion, signInUse(holder))
  if (holder !== undefined && passkey.user_id !== holder) throw new ApiError('invalid_passkey')
  const account = await db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .where('id', '=', passkey.user_id)
    .executeTakeFirstOrThrow()
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) throw new ApiError('invalid_passkey')
    if (!(await notePasskeyUse(transaction, passkey))) throw new ApiError('invalid_passkey')
    if (ticket !== undefined) await useTicket(transaction, ticket)
    return openSession(transaction, account.id, from, 'passkey')
  })
}

const signInUse = (holder: string | undefined): ChallengeUse => ({
  purpose: 'sign-in',
  holder: holder ?? '',
})
