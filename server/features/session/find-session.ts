import { fromJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/http/session-of.ts'
import { hashToken } from './session-token.ts'

/**
 * The live session of an active account by an access token that has not run out; a token of another kind finds none.
 * The roles are read at each request: one that is taken away counts no more from the next one on (ROLE-3).
 */
export async function findSession(db: Database, accessToken: string): Promise<Session | undefined> {
  const found = await db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id as userId', 'users.roles'])
    .where('session_tokens.hash', '=', hashToken(accessToken))
    .where('session_tokens.kind', '=', 'access')
    .where('session_tokens.expires_at', '>', toTime(new Date()))
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  return found && { ...found, roles: fromJson(found.roles) }
}
