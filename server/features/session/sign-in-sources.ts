import type { Transaction } from 'kysely'
import type { Language } from '#contract/locale.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { networkOf } from '#server/http/network-of.ts'
import { sessionLimits } from './session-limits.ts'
import { createToken, hashToken } from './session-token.ts'

/** The most devices that are remembered of an account (SESSION-32). */
const mostDevices = 50

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

/** The network and, where it has a cookie, the device of a request. */
const sourcesOf = (from: SignInSource): string[] => [
  networkSource(from),
  ...(from.device === undefined ? [] : [deviceSource(from.device)]),
]

/** Finds which of the try's network and device the account has signed in from lately; none without such an account. */
export async function findKnownSources(
  db: Database,
  email: string,
  from: SignInSource,
): Promise<string[]> {
  const rows = await db
    .selectFrom('sign_in_sources')
    .innerJoin('users', 'users.id', 'sign_in_sources.user_id')
    .select('sign_in_sources.source')
    .where('users.email', '=', email)
    .where('sign_in_sources.source', 'in', sourcesOf(from))
    .where('sign_in_sources.seen_at', '>', toTime(new Date(timeNow() - sessionLimits.knownSource)))
    .execute()
  return rows.map(({ source }) => source)
}

/**
 * The cookie for a browser that signs in: the one that it sends, if some account got it from us. People who share a
 * browser share its cookie, and none of them takes the other's away.
 */
export async function deviceFor(
  transaction: Transaction<Tables>,
  { device }: SignInSource,
): Promise<string> {
  if (device === undefined) return createToken()
  const issued = await transaction
    .selectFrom('sign_in_sources')
    .select('source')
    .where('source', '=', deviceSource(device))
    .limit(1)
    .executeTakeFirst()
  return issued === undefined ? createToken() : device
}

/** Tells whether the account has signed in from a source, a device for longer than it counts for the limits. */
export async function isRemembered(
  transaction: Transaction<Tables>,
  userId: string,
  source: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('sign_in_sources')
    .select('source')
    .where('user_id', '=', userId)
    .where('source', '=', source)
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
    .select('last_seen_at')
    .where('id', '=', userId)
    .where((account) =>
      account.or([
        account('last_seen_at', 'is not', null),
        // An account of an earlier version has no time yet.
        account.exists(
          account
            .selectFrom('sign_in_sources')
            .select('source')
            .where('user_id', '=', userId)
            .where('source', 'like', 'device %'),
        ),
      ]),
    )
    .executeTakeFirst()
  return account !== undefined
}

/** Remembers that the account's owner was there. */
export async function rememberSources(
  transaction: Transaction<Tables>,
  userId: string,
  sources: string[],
): Promise<void> {
  const seen_at = toTime(new Date(timeNow()))
  await transaction
    .insertInto('sign_in_sources')
    .values(sources.map((source) => ({ user_id: userId, source, seen_at })))
    .onConflict((conflict) => conflict.columns(['user_id', 'source']).doUpdateSet({ seen_at }))
    .execute()
  await forgetOldestDevices(transaction, userId, sources)
}

/** A script that signs in without end leaves no more rows than a person's devices are. */
async function forgetOldestDevices(
  transaction: Transaction<Tables>,
  userId: string,
  present: string[],
): Promise<void> {
  await transaction
    .deleteFrom('sign_in_sources')
    .where('user_id', '=', userId)
    .where('source', 'like', 'device %')
    .where('source', 'not in', present)
    .where('source', 'not in', (expression) =>
      expression
        .selectFrom('sign_in_sources')
        .select('source')
        .where('user_id', '=', userId)
        .where('source', 'like', 'device %')
        .orderBy('seen_at', 'desc')
        .limit(mostDevices),
    )
    .execute()
}

/** Makes a source a new one to the account (SESSION-34). */
export async function forgetSource(
  transaction: Transaction<Tables>,
  userId: string,
  source: string,
): Promise<void> {
  await transaction
    .deleteFrom('sign_in_sources')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .execute()
}

/**
 * Makes strangers of all networks and devices that the account knows, but for those of a request (SESSION-34).
 *
 * @param device of the session that asks; where there is none, the device that the request names
 */
export async function forgetOtherSources(
  transaction: Transaction<Tables>,
  userId: string,
  from: SignInSource,
  device: string | null,
): Promise<void> {
  const present = device === null ? sourcesOf(from) : [networkSource(from), device]
  await transaction
    .deleteFrom('sign_in_sources')
    .where('user_id', '=', userId)
    .where('source', 'not in', present)
    .execute()
}
