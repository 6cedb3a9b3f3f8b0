import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'

/**
 * Ends the session that either token belongs to, even one that has run out: all its tokens stop working.
 *
 * @param hashes of the tokens, as they are stored
 * @throws ApiError `unauthorized` when they belong to none
 */
export async function endSession(
  db: Database,
  hashes: { access: string | undefined; refresh: string | undefined },
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
              token.and({ kind, hash: hashes[kind] ?? '' }),
            ),
          ),
        ),
    )
    .executeTakeFirst()
  if (ended.numDeletedRows === 0n) throw new ApiError('unauthorized')
}
