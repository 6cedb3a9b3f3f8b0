import type { Notifications } from '#contract/admin/notifications.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/http/session-of.ts'
import { namesOf, submittedFor } from './submitted-sources.ts'

type Told = Notifications['told'][number]

/** So many are told. */
const most = 20
/** Milliseconds for which one waits to be opened. */
const retention = 90 * 24 * 60 * 60 * 1000

/** Reads the records that the user was given to do or mentioned in, of those that are there and that they may read (WORK-8). */
export async function listTold(
  db: Database,
  { userId, roles }: Pick<Session, 'userId' | 'roles'>,
): Promise<Told[]> {
  const readable = submittedFor(roles)
  if (readable.length === 0) return []
  const rows = await db
    .selectFrom('tellings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('collection', 'in', readable)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(most)
    .execute()
  const names = new Map<string, string>()
  for (const collection of readable) {
    const ids = rows.filter((row) => row.collection === collection).map((row) => row.record_id)
    for (const { id, name } of await namesOf(db, collection, ids)) names.set(id, name)
  }
  return rows.flatMap((row) => {
    const name = names.get(row.record_id)
    if (name === undefined) return []
    const { id, kind, collection } = row
    const { record_id: recordId, by_name: by, created_at: createdAt } = row
    return [{ id, kind, collection, recordId, name, by, createdAt }]
  })
}

/** Forgets what nobody has opened for 90 days, such as that of records that were deleted. */
export async function forgetOldTold(db: Database): Promise<void> {
  const since = toTime(new Date(Date.now() - retention))
  await db.deleteFrom('tellings').where('created_at', '<', since).execute()
}

/** Forgets what was opened or cleared: it is told on no device any more. */
export async function forgetTold(
  db: Database,
  { userId }: Pick<Session, 'userId'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await db.deleteFrom('tellings').where('user_id', '=', userId).where('id', 'in', ids).execute()
}
