import type { Transaction } from 'kysely'
import type { Language } from '#contract/locale.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { networkOf } from '#server/http/network-of.ts'
import { sessionLimits } from './session-limits.ts'
import { hashToken } from './session-token.ts'

/** The sender of a try. */
export interface SignInSource {
  /** The sender's address. */
  address: string
  /** The cookie that the browser got at an earlier sign-in; anyone may send any text. */
  device?: string | undefined
  /** The User-Agent header. */
  userAgent?: string | undefined
  /** Of the page, where it says one. */
  language?: Language | undefined
}

export const networkSource = ({ address }: SignInSource): string => `network ${networkOf(address)}`

export const deviceSource = (device: string): string => `device ${hashToken(device)}`

/** Finds which of the try's network and device the account has signed in from lately; none without such an account. */
export async function findKnownSources(
  db: Database,
  email: string,
  from: SignInSource,
): Promise<string[]> {
  const sources = [networkSource(from), ...(from.device ? [deviceSource(from.device)] : [])]
  const rows = await db
    .selectFrom('sign_in_sources')
    .innerJoin('users', 'users.id', 'sign_in_sources.user_id')
    .select('sign_in_sources.source')
    .where('users.email', '=', email)
    .where('sign_in_sources.source', 'in', sources)
    .where('sign_in_sources.seen_at', '>', toTime(new Date(Date.now() - sessionLimits.knownSource)))
    .execute()
  return rows.map(({ source }) => source)
}

/** Tells whether the account has signed in with this device before, which is remembered longer than for the limits. */
export async function isRememberedDevice(
  transaction: Transaction<Tables>,
  userId: string,
  device: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('sign_in_sources')
    .select('source')
    .where('user_id', '=', userId)
    .where('source', '=', deviceSource(device))
    .executeTakeFirst()
  return row !== undefined
}

/** Tells whether the account has ever been signed in to. */
export async function wasSignedIn(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<boolean> {
  const account = await transaction
    .selectFrom('users')
    .leftJoin('sign_in_sources', (join) =>
      join
        .onRef('sign_in_sources.user_id', '=', 'users.id')
        .on('sign_in_sources.source', 'like', 'device %'),
    )
    .select(['users.last_seen_at', 'sign_in_sources.source'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  // An account of an earlier version has no time yet.
  return account !== undefined && (account.last_seen_at !== null || account.source !== null)
}

/** Remembers that the account's owner was there. */
export async function rememberSources(
  transaction: Transaction<Tables>,
  userId: string,
  sources: string[],
): Promise<void> {
  const seen_at = toTime(new Date())
  await transaction
    .insertInto('sign_in_sources')
    .values(sources.map((source) => ({ user_id: userId, source, seen_at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'source']).doUpdateSet({ seen_at }))
    .execute()
}
