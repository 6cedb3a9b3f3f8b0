import type { Notifications } from '#contract/admin/notifications.ts'
import { collections } from '#contract/collections/collections.ts'
import { mayRead, type Role } from '#contract/roles.ts'
import { toTime, type TimeText } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'

type Notification = Notifications['latest'][number]

/** So many are told in full; the counts tell of the rest. */
const most = 20

/**
 * Lists the submissions after a moment (ADMIN-6) that the roles may read (ROLE-4); without one, gives only the moment to
 * begin with.
 */
export async function listNotifications(
  db: Database,
  held: readonly Role[],
  since: TimeText | undefined,
): Promise<Notifications> {
  const none = { messages: 0, 'associated-jobs': 0, vendors: 0 }
  if (since === undefined) return { asOf: toTime(new Date()), counts: none, latest: [] }
  const after = toTime(new Date(since))
  const readsMessages = mayRead(held, collections.messages)
  const readsApplications = mayRead(held, collections.associatedJobs)
  const readsVendors = mayRead(held, collections.vendors)
  const latest = [
    ...(readsMessages ? await latestMessages(db, after) : []),
    ...(readsApplications ? await latestApplications(db, after) : []),
    ...(readsVendors ? await latestVendors(db, after) : []),
  ].toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return {
    asOf: latest[0]?.createdAt ?? after,
    counts: {
      messages: readsMessages ? await countSince(db, 'messages', after) : 0,
      'associated-jobs': readsApplications ? await countSince(db, 'applications', after) : 0,
      vendors: readsVendors ? await countSince(db, 'vendors', after) : 0,
    },
    latest: latest.slice(0, most),
  }
}

async function latestMessages(db: Database, after: TimeText): Promise<Notification[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'name', 'reference', 'created_at as createdAt'])
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ collection: 'messages', ...row }))
}

async function latestApplications(db: Database, after: TimeText): Promise<Notification[]> {
  const rows = await db
    .selectFrom('applications')
    .select(['id', 'full_name as name', 'reference', 'created_at as createdAt'])
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ collection: 'associated-jobs', ...row }))
}

async function latestVendors(db: Database, after: TimeText): Promise<Notification[]> {
  const rows = await db
    .selectFrom('vendors')
    .select(['id', 'name_ar as name', 'reference', 'created_at as createdAt'])
    .where('created_at', '>', after)
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ collection: 'vendors', ...row }))
}

async function countSince(
  db: Database,
  table: 'messages' | 'applications' | 'vendors',
  after: TimeText,
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((expression) => expression.fn.countAll<number | string>().as('count'))
    .where('created_at', '>', after)
    .executeTakeFirstOrThrow()
  // PostgreSQL counts in 64 bits, which its driver hands over as text.
  return Number(count)
}
