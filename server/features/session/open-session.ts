import { randomUUID } from 'node:crypto'
import type { Tokens } from '#contract/auth.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { issueTokens } from './issue-tokens.ts'
import { lockAccount } from './lock-account.ts'
import { sessionLimits } from './session-limits.ts'

/**
 * Opens a session for an account whose password was right; sessions that have run out are cleared away.
 *
 * @returns its tokens; none when the password was changed meanwhile.
 */
export async function openSession(
  db: Database,
  account: { id: string; password_hash: string },
): Promise<Tokens | undefined> {
  const now = new Date()
  const before = (age: number) => toTime(new Date(now.getTime() - age))
  await db
    .deleteFrom('sessions')
    .where((expression) =>
      expression.or([
        expression('refreshed_at', '<', before(sessionLimits.idle)),
        expression('created_at', '<', before(sessionLimits.longest)),
      ]),
    )
    .execute()
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) return undefined
    const time = toTime(now)
    const session = {
      id: randomUUID(),
      user_id: account.id,
      created_at: time,
      refreshed_at: time,
    }
    await transaction.insertInto('sessions').values(session).execute()
    return issueTokens(transaction, session, now)
  })
}
