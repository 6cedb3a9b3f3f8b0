import type { Transaction } from 'kysely'
import type { Tokens } from '#contract/auth.ts'
import { timeNow } from '#server/time/clock.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { issueTokens } from './issue-tokens.ts'
import { placeOf } from './place-of.ts'
import { sessionLimits, tryLimits } from './session-limits.ts'
import { hashToken } from './session-token.ts'
import type { SignInSource } from './sign-in-sources.ts'

/**
 * Exchanges a refresh token for new tokens (SESSION-22). One that comes again within 10 s gets a sibling;
 * later it is taken for stolen, and the whole session ends. The session then tells where it was renewed from.
 *
 * @throws ApiError `session_expired`, `too_many_attempts`
 */
export async function refreshSession(
  db: Database,
  refreshToken: string,
  from: SignInSource,
): Promise<Tokens> {
  // Thrown only after the commit, which keeps the end of a stolen session.
  const tokens = await exchange(db, refreshToken, from)
  if (!tokens) throw new ApiError('session_expired')
  await markSeen(db, tokens)
  return tokens
}

/** Not in the transaction: whoever locks the session first must not wait for the account. */
async function markSeen(db: Database, { refreshToken }: Tokens): Promise<void> {
  const [session = ''] = refreshToken.split('.')
  await db
    .updateTable('users')
    .set({ last_seen_at: toTime(new Date(timeNow())) })
    .where('id', '=', (expression) =>
      expression.selectFrom('sessions').select('user_id').where('id', '=', session),
    )
    .execute()
}

async function exchange(
  db: Database,
  refreshToken: string,
  from: SignInSource,
): Promise<Tokens | undefined> {
  const hash = hashToken(refreshToken)
  const [family = ''] = refreshToken.split('.')
  const now = new Date(timeNow())
  const time = toTime(now)
  return db.transaction().execute(async (transaction) => {
    // Changing the session first makes all who refresh or end it queue behind one another.
    const session = await transaction
      .updateTable('sessions')
      .set({ refreshed_at: time, ...placeOf(from) })
      .where('id', '=', (expression) =>
        expression
          .selectFrom('session_tokens')
          .select('session_id')
          .where('hash', '=', hash)
          .where('kind', '=', 'refresh'),
      )
      .returning(['id', 'created_at'])
      .executeTakeFirst()
    if (!session) {
      // Used so long ago that it was dropped.
      await endStolen(transaction, family)
      return undefined
    }
    const token = await transaction
      .updateTable('session_tokens')
      .set((expression) => ({
        used_at: expression.fn.coalesce('used_at', expression.val(time)),
      }))
      .where('hash', '=', hash)
      .returning(['used_at', 'expires_at'])
      .executeTakeFirstOrThrow()
    if (Date.parse(token.used_at ?? time) + sessionLimits.reuse < now.getTime()) {
      await endStolen(transaction, session.id)
      return undefined
    }
    if (token.expires_at <= time) return undefined
    await refuseTooMany(transaction, session.id, now)
    return issueTokens(transaction, session, now)
  })
}

/** Ends the session whose old token came back, and tells the trail of it. */
async function endStolen(transaction: Transaction<Tables>, id: string): Promise<void> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where('id', '=', id)
    .returning(['user_id', 'browser', 'system', 'network'])
    .execute()
  for (const { user_id: userId, ...details } of ended)
    await auditAccess(transaction, { userId, action: 'sessionEnded', details })
}

/** Each refresh makes an access token that lives as long as the window is: those that live are those that count. */
async function refuseTooMany(
  transaction: Transaction<Tables>,
  sessionId: string,
  now: Date,
): Promise<void> {
  const { most, window } = tryLimits.refreshes
  const live = await transaction
    .selectFrom('session_tokens')
    .select('expires_at')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'access')
    .where('expires_at', '>', toTime(now))
    .where('expires_at', '<=', toTime(new Date(now.getTime() + window)))
    .orderBy('expires_at', 'desc')
    .limit(most)
    .execute()
  const first = live[most - 1]
  if (!first) return
  const retryAfter = Math.max(1, Math.ceil((Date.parse(first.expires_at) - now.getTime()) / 1000))
  throw new ApiError('too_many_attempts', {}, { retryAfter })
}
