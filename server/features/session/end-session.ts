import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { hashToken } from './session-token.ts'

/**
 * Ends the session that either token belongs to, even one that has run out: all its tokens stop working.
 *
 * @throws ApiError `unauthorized` when they belong to none
 */
export async function endSession(
  db: Database,
  tokens: { access: string | undefined; refresh: string | undefined },
): Promise<void> {
  const ended = await db
    .deleteFrom('sessions')
    .where('id', 'in', (expression) =>
      expression
        .selectFrom('session_tokens')
        .select('session_id')
        .where((token) =>
          token.or(
            (['access', 'refresh'] as const).map((kind) =>
              token.and({ kind, hash: hashToken(tokens[kind] ?? '') }),
            ),
          ),
        ),
    )
    .executeTakeFirst()
  if (ended.numDeletedRows === 0n) throw new ApiError('unauthorized')
}
