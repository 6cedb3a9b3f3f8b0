import { randomUUID } from 'node:crypto'
import type { Tokens } from '#contract/auth.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { issueTokens } from './issue-tokens.ts'
import { lockAccount } from './lock-account.ts'

/**
 * Opens a session for an account whose password was right.
 *
 * @returns its tokens; none when the password was changed meanwhile.
 */
export async function openSession(
  db: Database,
  account: { id: string; password_hash: string },
): Promise<Tokens | undefined> {
  const now = new Date()
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
