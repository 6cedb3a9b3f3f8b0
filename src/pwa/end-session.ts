import { del, keys, set } from 'idb-keyval'
import type { Tokens } from '#contract/auth.ts'
import { logoutCall } from '#contract/calls.ts'
import { ApiFailure } from '#contract/errors.ts'
import type { ApiClient } from '#src/api/api-client.ts'
import { askAgain } from './freshness.ts'
import { deleteWhere } from './storage/delete-where.ts'
import { guardedRead, guardedWrite } from './storage/guarded.ts'
import { isRefusal } from './storage/outbox/after-failure.ts'
import { createReopeningStore, mayHaveDatabase } from './storage/reopening-store.ts'

const database = 'pwa-ended-sessions'
/** When each ended that the server has not been told of, by the hash of its refresh token. */
const sessions = createReopeningStore(database, 'sessions')
/** Milliseconds after which no session is alive any more. */
const longestSession = 30 * 24 * 60 * 60 * 1000

const forget = (hash: string) => guardedWrite(() => del(hash, sessions))

/** As the server stores tokens. Pages without https have no hashes, and nothing is kept there. */
async function hashOf(token: string): Promise<string | undefined> {
  const { subtle } = crypto as Partial<Crypto>
  if (subtle === undefined) return undefined
  const bytes = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(token)))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}

/** Tells whether the server has heard it; its answer that there is no such session is as good. */
async function isHeard(telling: Promise<unknown>): Promise<boolean> {
  try {
    await telling
    return true
  } catch (failure) {
    return failure instanceof ApiFailure && isRefusal(failure)
  }
}

/**
 * Tells the server that a user has signed out. If the server cannot be told now, the hash of the refresh token is kept,
 * and the next start or connection tells it. Nobody can go on in that session with the hash alone.
 */
export async function endSession(
  send: ApiClient,
  { accessToken, refreshToken }: Partial<Tokens>,
): Promise<void> {
  const hash = refreshToken === undefined ? undefined : await hashOf(refreshToken)
  if (hash !== undefined) await guardedWrite(() => set(hash, Date.now(), sessions))
  const telling = send(logoutCall, {
    body: refreshToken === undefined ? {} : { refreshToken },
    headers: accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` },
  })
  if ((await isHeard(telling)) && hash !== undefined) await forget(hash)
}

/** Tells the server of sign-outs that it has not heard of: now and whenever the browser is online again, a few times where it fails. */
export function tellEndedSessions(send: ApiClient): void {
  const tell = async (attempt = 0) => {
    if (!navigator.onLine || !(await mayHaveDatabase(database))) return
    const now = Date.now()
    await deleteWhere<number>((at) => at > now || at < now - longestSession, sessions)
    let isUnheard = false
    for (const refreshTokenHash of await guardedRead(() => keys<string>(sessions), []))
      if (await isHeard(send(logoutCall, { body: { refreshTokenHash } })))
        await forget(refreshTokenHash)
      else isUnheard = true
    const pause = askAgain[attempt]
    if (isUnheard && pause !== undefined) setTimeout(() => void tell(attempt + 1), pause)
  }
  void tell()
  addEventListener('online', () => void tell())
}
