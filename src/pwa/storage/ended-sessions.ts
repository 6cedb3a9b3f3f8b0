import { del, entries, set } from 'idb-keyval'
import { guardedRead, guardedWrite } from './guarded.ts'
import { createReopeningStore } from './reopening-store.ts'

/** The database. */
export const endedSessionsName = 'pwa-ended-sessions'
/** Milliseconds after which no session is alive any more. */
const longestSession = 30 * 24 * 60 * 60 * 1000

const sessions = createReopeningStore(endedSessionsName, 'sessions')

/** Keeps what names a session that someone has ended, until the server has been told. @param hash of its refresh token */
export function keepEndedSession(hash: string, now: number): Promise<boolean> {
  return guardedWrite(() => set(hash, now, sessions))
}

export function forgetEndedSession(hash: string): Promise<boolean> {
  return guardedWrite(() => del(hash, sessions))
}

/** The hashes that the server has not been told of; those of sessions that are over by now are forgotten. */
export async function readEndedSessions(now: number): Promise<string[]> {
  const kept = await guardedRead(() => entries<string, number>(sessions), [])
  const isOver = ([, endedAt]: [string, number]) => endedAt > now || now - endedAt > longestSession
  for (const [hash] of kept.filter(isOver)) await forgetEndedSession(hash)
  return kept.filter((one) => !isOver(one)).map(([hash]) => hash)
}
