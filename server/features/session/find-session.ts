import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/http/session-of.ts'
import { hashToken } from './session-token.ts'

/** The live session of an access token that has not run out; a token of another kind finds none. */
export async function findSession(db: Database, accessToken: string): Promise<Session | undefined> {
  return db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .select(['sessions.id', 'sessions.user_id as userId'])
    .where('session_tokens.hash', '=', hashToken(accessToken))
    .where('session_tokens.kind', '=', 'access')
    .where('session_tokens.expires_at', '>', toTime(new Date()))
    .executeTakeFirst()
}
