import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { FactorDetail } from '#contract/admin/audit.ts'
import type { Tokens } from '#contract/auth.ts'
import { timeNow } from '#server/time/clock.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { issueTokens } from './issue-tokens.ts'
import { placeOf } from './place-of.ts'
import {
  deviceFor,
  deviceSource,
  isRemembered,
  networkSource,
  rememberSources,
  type SignInSource,
  wasSignedIn,
} from './sign-in-sources.ts'

export interface OpenedSession {
  tokens: Tokens
  /** The browser's cookie: the account knows it from now on. It opens nothing. */
  device: string
  /** Whose session it is. */
  userId: string
  /** True for a device that this account has not signed in from; never at its very first sign-in. */
  isNewDevice: boolean
}

/**
 * Opens a session of an account that is locked, and whose owner has proved all that it asks for.
 *
 * @param from where it was proved
 * @param factor by which, beside or in place of the password
 */
export async function openSession(
  transaction: Transaction<Tables>,
  id: string,
  from: SignInSource,
  factor?: FactorDetail,
): Promise<OpenedSession> {
  const device = await deviceFor(transaction, from)
  const source = deviceSource(device)
  const isNewDevice =
    !(await isRemembered(transaction, id, source)) && (await wasSignedIn(transaction, id))
  await rememberSources(transaction, id, [networkSource(from), source])
  await endSessionsOf(transaction, id, source)
  // A stranger's page says nothing of the language of the account's owner.
  if (from.language !== undefined && !isNewDevice)
    await transaction
      .updateTable('users')
      .set({ language: from.language })
      .where('id', '=', id)
      .execute()
  const tokens = await beginSession(transaction, id, from, source)
  const details = { ...placeOf(from), ...(factor && { factor }) }
  await auditAccess(transaction, { userId: id, action: 'signIn', details })
  return { tokens, device, isNewDevice, userId: id }
}

/** A browser has one session of an account: its tabs share their tokens, and those before are lost (SESSION-33). */
async function endSessionsOf(
  transaction: Transaction<Tables>,
  userId: string,
  device: string,
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('device', '=', device)
    .execute()
}

/**
 * A new session of an account that is locked; its tokens.
 *
 * @param device the source that it is used on; null where that is not known
 */
export async function beginSession(
  transaction: Transaction<Tables>,
  userId: string,
  from: SignInSource,
  device: string | null,
): Promise<Tokens> {
  const now = new Date(timeNow())
  const time = toTime(now)
  const session = { id: randomUUID(), user_id: userId, created_at: time, refreshed_at: time }
  await transaction
    .updateTable('users')
    .set({ last_seen_at: time })
    .where('id', '=', userId)
    .execute()
  await transaction
    .insertInto('sessions')
    .values({ ...session, ...placeOf(from), device })
    .execute()
  return issueTokens(transaction, session, now)
}
