import type { Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/** The number that grows with every change of public content; 0 while nothing was ever written. */
export async function readContentVersion(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom('content_version')
    .select('version')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  return version
}

/**
 * Marks a change of public content, seen by every process as soon as the transaction is committed. It locks
 * the row, so that content writes that call it first also queue behind one another on PostgreSQL.
 */
export async function bumpContentVersion(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('content_version')
    .set((expression) => ({ version: expression('version', '+', 1) }))
    .where('id', '=', 1)
    .execute()
}
