import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { Tokens } from '#contract/auth.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { issueTokens } from './issue-tokens.ts'
import { lockAccount } from './lock-account.ts'
import { rememberSources } from './sign-in-sources.ts'

/**
 * Opens a session for an account whose password was right.
 *
 * @param sources where it was entered
 * @returns its tokens; none when the password was changed meanwhile.
 */
export async function openSession(
  db: Database,
  account: { id: string; password_hash: string },
  sources: string[],
): Promise<Tokens | undefined> {
  return db.transaction().execute(async (transaction) => {
    if (!(await lockAccount(transaction, account))) return undefined
    await rememberSources(transaction, account.id, sources)
    return beginSession(transaction, account.id)
  })
}

/** A new session of an account that is locked; its tokens. */
export async function beginSession(
  transaction: Transaction<Tables>,
  userId: string,
): Promise<Tokens> {
  const now = new Date()
  const time = toTime(now)
  const session = { id: randomUUID(), user_id: userId, created_at: time, refreshed_at: time }
  await transaction
    .updateTable('users')
    .set({ last_seen_at: time })
    .where('id', '=', userId)
    .execute()
  await transaction.insertInto('sessions').values(session).execute()
  return issueTokens(transaction, session, now)
}
