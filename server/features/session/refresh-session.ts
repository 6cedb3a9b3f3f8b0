import type { Tokens } from '#contract/auth.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { issueTokens } from './issue-tokens.ts'
import { sessionLimits } from './session-limits.ts'
import { hashToken } from './session-token.ts'

/**
 * Exchanges a refresh token for new tokens (decisions 21). One that comes again within 10 s gets a sibling;
 * later it is taken for stolen, and the whole session ends.
 *
 * @throws ApiError `session_expired`
 */
export async function refreshSession(db: Database, refreshToken: string): Promise<Tokens> {
  // Thrown only after the commit, which keeps the end of a stolen session.
  const tokens = await exchange(db, hashToken(refreshToken))
  if (!tokens) throw new ApiError('session_expired')
  return tokens
}

async function exchange(db: Database, hash: string): Promise<Tokens | undefined> {
  const now = new Date()
  const time = toTime(now)
  return db.transaction().execute(async (transaction) => {
    // Changing the session first makes all who refresh or end it queue behind one another.
    const session = await transaction
      .updateTable('sessions')
      .set({ refreshed_at: time })
      .where('id', '=', (expression) =>
        expression
          .selectFrom('session_tokens')
          .select('session_id')
          .where('hash', '=', hash)
          .where('kind', '=', 'refresh'),
      )
      .returning(['id', 'created_at'])
      .executeTakeFirst()
    if (!session) return undefined
    const token = await transaction
      .updateTable('session_tokens')
      .set((expression) => ({
        used_at: expression.fn.coalesce('used_at', expression.val(time)),
      }))
      .where('hash', '=', hash)
      .returning(['used_at', 'expires_at'])
      .executeTakeFirstOrThrow()
    if (Date.parse(token.used_at ?? time) + sessionLimits.reuse < now.getTime()) {
      await transaction.deleteFrom('sessions').where('id', '=', session.id).execute()
      return undefined
    }
    return token.expires_at > time ? issueTokens(transaction, session, now) : undefined
  })
}
