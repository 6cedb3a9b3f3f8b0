import {
  byTopic,
  dailyMailHour,
  type MailTime,
  type MailTimes,
  type NewsTopic,
  newsTopics,
} from '#contract/admin/notifications.ts'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Role } from '#contract/roles.ts'
import type { Selectable } from 'kysely'
import { timeNow } from '#server/time/clock.ts'
import { toTime, type TimeText } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { SubscriptionsTable } from '#server/db/tables/subscriptions.ts'
import type { Session } from '#server/http/session-of.ts'
import { isWorkOf, topicsFor } from './submitted-sources.ts'

export type Subscription = Selectable<SubscriptionsTable>

/** Until when an account has seen, and was mailed of, each topic. Without a row it is when the account was made. */
export async function readSubscriptions(
  db: Database,
  userId: string,
): Promise<Record<NewsTopic, Subscription>> {
  const rows = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .execute()
  const account = await db
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return byTopic(
    (collection) =>
      rows.find((row) => row.collection === collection) ??
      firstSubscription(userId, collection, account.created_at),
  )
}

function firstSubscription(user_id: string, collection: NewsTopic, since: TimeText): Subscription {
  return {
    user_id,
    collection,
    mails: null,
    pushes: null,
    branches: null,
    seen_until: since,
    told_until: since,
    due_at: since,
  }
}

/** Stores the first row of an account and a topic, where there is none. */
export async function ensureSubscription(
  db: Database,
  { user_id, collection, mails, pushes, branches, seen_until, told_until, due_at }: Subscription,
): Promise<void> {
  await db
    .insertInto('subscriptions')
    .values({ user_id, collection, mails, pushes, branches, seen_until, told_until, due_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'collection']).doNothing())
    .execute()
}

/** Notes what the user has seen; what they have seen already stays so, and what is yet to come is not seen. */
export async function seeNotifications(
  db: Database,
  { userId }: Session,
  seen: { collections: readonly SubmittedCollection[]; until: string },
): Promise<void> {
  const now = new Date(timeNow())
  const until = toTime(new Date(Math.min(Date.parse(seen.until), now.getTime())))
  const subscriptions = await readSubscriptions(db, userId)
  for (const collection of seen.collections) {
    await ensureSubscription(db, subscriptions[collection])
    await db
      .updateTable('subscriptions')
      .set({ seen_until: until })
      .where('user_id', '=', userId)
      .where('collection', '=', collection)
      .where('seen_until', '<', until)
      .execute()
  }
}

/** When the user is mailed, of each topic of their roles (ADMIN-14, ADMIN-17). */
export async function readMailTimes(
  db: Database,
  { userId, roles }: Pick<Session, 'userId' | 'roles'>,
): Promise<MailTimes> {
  const subscriptions = await readSubscriptions(db, userId)
  return Object.fromEntries(
    topicsFor(roles).map((name) => [name, mailTime(roles, subscriptions[name])]),
  )
}

/** As the person chose; else at once of what is their roles' work, and never of what they only read. */
export function mailTime(
  roles: readonly Role[],
  { collection, mails }: Pick<Subscription, 'collection' | 'mails'>,
): MailTime {
  return mails ?? (isWorkOf(roles, collection) ? 'at-once' : 'never')
}

/** Changes when the user is mailed. Who was not, is told of what comes from now on. */
export async function saveMailTimes(
  db: Database,
  session: Session,
  times: MailTimes,
): Promise<MailTimes> {
  const subscriptions = await readSubscriptions(db, session.userId)
  const now = new Date(timeNow())
  for (const collection of newsTopics) {
    const mails = times[collection]
    if (mails === undefined) continue
    await ensureSubscription(db, subscriptions[collection])
    const began = mailTime(session.roles, subscriptions[collection]) === 'never'
    await db
      .updateTable('subscriptions')
      .set({
        mails,
        due_at: nextMail(mails, now),
        ...(began && { told_until: toTime(now) }),
      })
      .where('user_id', '=', session.userId)
      .where('collection', '=', collection)
      .execute()
  }
  return readMailTimes(db, session)
}

const minute = 60_000

/** Computes when the next mail may go. Submissions within one minute share a mail. */
export function nextMail(mails: MailTime, now: Date): TimeText {
  if (mails !== 'daily') return toTime(new Date(now.getTime() + minute))
  const next = new Date(now)
  next.setUTCHours(dailyMailHour, 0, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return toTime(next)
}
