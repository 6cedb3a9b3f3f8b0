import { type ExpressionBuilder, sql } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { type Count, fromCount, fromJson, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Session } from '#server/http/session-of.ts'
import { hashToken } from './session-token.ts'

/**
 * The live session of an active account by an access token that has not run out; a token of another kind finds none.
 * The roles are read at each request: one that is taken away counts no more from the next one on (ROLE-3), as does a
 * second factor that they demand and that is missing (ROLE-8).
 */
export async function findSession(db: Database, accessToken: string): Promise<Session | undefined> {
  const found = await db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['sessions.id', 'sessions.user_id as userId', 'users.roles'])
    .select(unmetDemands)
    .where('session_tokens.hash', '=', hashToken(accessToken))
    .where('session_tokens.kind', '=', 'access')
    .where('session_tokens.expires_at', '>', toTime(new Date(timeNow())))
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!found) return undefined
  const { id, userId, roles, unmet } = found
  return { id, userId, roles: fromJson(roles), mustAddFactor: fromCount(unmet ?? 0) > 0 }
}

/** Counts the user's roles that demand a second factor; none where there is one. */
function unmetDemands(expression: ExpressionBuilder<Tables, 'users'>) {
  const totp = expression
    .selectFrom('totp_secrets')
    .select('totp_secrets.user_id')
    .whereRef('totp_secrets.user_id', '=', 'users.id')
    .where('totp_secrets.state', '=', 'active')
  const passkey = expression
    .selectFrom('passkeys')
    .select('passkeys.id')
    .whereRef('passkeys.user_id', '=', 'users.id')
  return (
    expression
      .selectFrom('factor_demands')
      .select((counted) => counted.fn.countAll<Count>().as('count'))
      // The roles are a list in JSON: each stands in quotes.
      .where(sql<boolean>`users.roles like '%"' || factor_demands.role || '"%'`)
      .where(expression.not(expression.exists(totp)))
      .where(expression.not(expression.exists(passkey)))
      .as('unmet')
  )
}
