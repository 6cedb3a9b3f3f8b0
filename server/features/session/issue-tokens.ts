import type { Transaction } from 'kysely'
import type { Tokens } from '#contract/auth.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import { sessionLimits } from './session-limits.ts'
import { createToken, hashToken } from './session-token.ts'

/**
 * Gives a session a new pair of tokens, of which neither outlives it. Access tokens that ran out are dropped, and refresh
 * tokens that were used: a refresh token names its session, so an old one that comes back is known without its row.
 */
export async function issueTokens(
  transaction: Transaction<Tables>,
  session: { id: string; created_at: string },
  now: Date,
): Promise<Tokens> {
  const end = Date.parse(session.created_at) + sessionLimits.longest
  const expiry = (life: number) => toTime(new Date(Math.min(now.getTime() + life, end)))
  const tokens = { accessToken: createToken(), refreshToken: `${session.id}.${createToken()}` }
  await transaction
    .deleteFrom('session_tokens')
    .where('session_id', '=', session.id)
    .where((token) =>
      token.or([
        token.and([token('kind', '=', 'access'), token('expires_at', '<=', toTime(now))]),
        token('used_at', '<', toTime(new Date(now.getTime() - sessionLimits.reuse))),
      ]),
    )
    .execute()
  await transaction
    .insertInto('session_tokens')
    .values([
      {
        hash: hashToken(tokens.accessToken),
        session_id: session.id,
        kind: 'access',
        expires_at: expiry(sessionLimits.accessToken),
      },
      {
        hash: hashToken(tokens.refreshToken),
        session_id: session.id,
        kind: 'refresh',
        expires_at: expiry(sessionLimits.idle),
      },
    ])
    .execute()
  return tokens
}
