import { sql } from 'kysely'
import { type Count, fromCount, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { timeNow } from '#server/time/clock.ts'

/** The mails or push messages that may still be sent, whichever process does it. */
export interface QueueFigures {
  waiting: number
  /** When the oldest of them was written; null where none waits. */
  oldestAt: string | null
  /** Those that have been tried in vain. */
  failing: number
  /** Why the last try of the oldest failing one failed, without anything secret; empty where none did. */
  fault: string
}

export type QueueName = 'mail' | 'push'

/** Reads how much waits to be sent, in three questions however much it is. */
export async function readQueues(db: Database): Promise<Record<QueueName, QueueFigures>> {
  const now = toTime(new Date(timeNow()))
  const counted = await db
    .selectFrom('outgoing_mails')
    .select(({ fn }) => [
      sql<number>`case when device_id is null then 0 else 1 end`.as('is_push'),
      fn.countAll<Count>().as('waiting'),
      fn.sum<Count>(sql`case when tries > 0 then 1 else 0 end`).as('failing'),
      fn.min('created_at').as('oldest_at'),
    ])
    .where('expires_at', '>', now)
    .groupBy('is_push')
    .execute()
  const figuresOf = async (name: QueueName): Promise<QueueFigures> => {
    const row = counted.find(({ is_push }) => Number(is_push) === (name === 'push' ? 1 : 0))
    const failing = fromCount(row?.failing ?? 0)
    return {
      waiting: fromCount(row?.waiting ?? 0),
      oldestAt: row?.oldest_at ?? null,
      failing,
      fault: failing > 0 ? await readFault(db, name, now) : '',
    }
  }
  return { mail: await figuresOf('mail'), push: await figuresOf('push') }
}

async function readFault(db: Database, name: QueueName, now: string): Promise<string> {
  const row = await db
    .selectFrom('outgoing_mails')
    .select('fault')
    .where('expires_at', '>', now)
    .where('tries', '>', 0)
    .where('device_id', name === 'push' ? 'is not' : 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.fault ?? ''
}
