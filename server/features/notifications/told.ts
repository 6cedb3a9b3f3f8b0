import type { Selectable, SelectQueryBuilder } from 'kysely'
import type { Notifications, TellingKind } from '#contract/admin/notifications.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { TellingsTable } from '#server/db/tables/work.ts'
import type { Session } from '#server/http/session-of.ts'
import { namesOf, type Span, submittedFor } from './submitted-sources.ts'

type Told = Notifications['told'][number]

/** So many are told. */
const most = 20
/** Milliseconds for which one waits to be opened. */
const retention = 90 * 24 * 60 * 60 * 1000

/** A piece of news for one person, with the reference of its record. */
export interface ToldRecord extends Told {
  reference: string
}

/** Lists what the bell tells the user (WORK-8). */
export async function listTold(
  db: Database,
  user: Pick<Session, 'userId' | 'roles'>,
): Promise<Told[]> {
  const told = await readTold(db, user, (rows) => rows.limit(most))
  return told.map(({ reference: _, ...one }) => one)
}

/** Reads what the user is told of one kind and within a span, the newest first (ADMIN-17). */
export async function toldIn(
  db: Database,
  user: Pick<Session, 'userId' | 'roles'>,
  kind: TellingKind,
  { after, until }: Span,
): Promise<ToldRecord[]> {
  return readTold(db, user, (rows) =>
    rows.where('kind', '=', kind).where('created_at', '>', after).where('created_at', '<=', until),
  )
}

/** The records that somebody was given to do or mentioned in, of those that are there and that they may read. */
async function readTold(
  db: Database,
  { userId, roles }: Pick<Session, 'userId' | 'roles'>,
  narrow: (rows: SelectQueryBuilder<Tables, 'tellings', Selectable<TellingsTable>>) => typeof rows,
): Promise<ToldRecord[]> {
  const readable = submittedFor(roles)
  if (readable.length === 0) return []
  const all = db
    .selectFrom('tellings')
    .selectAll()
    .where('user_id', '=', userId)
    .where('collection', 'in', readable)
    .orderBy('created_at', 'desc')
    .orderBy('id')
  const rows = await narrow(all).execute()
  const records = new Map<string, { name: string; reference: string }>()
  for (const collection of readable) {
    const ids = rows.filter((row) => row.collection === collection).map((row) => row.record_id)
    for (const { id, ...record } of await namesOf(db, collection, ids)) records.set(id, record)
  }
  return rows.flatMap((row) => {
    const record = records.get(row.record_id)
    if (record === undefined) return []
    const { id, kind, collection } = row
    const { record_id: recordId, by_name: by, created_at: createdAt } = row
    return [{ id, kind, collection, recordId, ...record, by, createdAt }]
  })
}

/** Forgets what nobody has opened for 90 days, such as that of records that were deleted. */
export async function forgetOldTold(db: Database): Promise<void> {
  const since = toTime(new Date(timeNow() - retention))
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
