import { auditAccess } from '#server/collections/audit-access.ts'
import type { Database } from '#server/db/database.ts'
import { ApiError } from '#server/http/api-error.ts'
import { placeOf } from './place-of.ts'
import type { SignInSource } from './sign-in-sources.ts'

/**
 * Ends the session that either token belongs to, even one that has run out: all its tokens stop working. Tokens of two
 * sessions end both.
 *
 * @param hashes of the tokens, as they are stored
 * @param from who signs out
 * @throws ApiError `unauthorized` when they belong to none
 */
export async function endSession(
  db: Database,
  hashes: { access: string | undefined; refresh: string | undefined },
  from: SignInSource,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const ended = await transaction
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
      .returning('user_id')
      .execute()
    if (ended.length === 0) throw new ApiError('unauthorized')
    const details = placeOf(from)
    for (const { user_id: userId } of ended)
      await auditAccess(transaction, { userId, action: 'signOut', details })
  })
}
