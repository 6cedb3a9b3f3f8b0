import { bySubmitted, type Notifications } from '#contract/admin/notifications.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/http/session-of.ts'
import { countOf, latestOf, submittedFor } from './submitted-sources.ts'
import { listTold } from './told.ts'
import { readSubscriptions } from './subscriptions.ts'
import { unseenOf } from './branch-choice.ts'

/** So many are told in full; the counts tell of the rest. */
const most = 20

/** Lists what the user has not seen (ADMIN-6) of what their roles may read (ROLE-4). */
export async function listNotifications(
  db: Database,
  { userId, roles }: Session,
): Promise<Notifications> {
  const asOf = toTime(new Date(timeNow()))
  const counts: Notifications['counts'] = bySubmitted(() => 0)
  const latest: Notifications['latest'] = []
  const subscriptions = await readSubscriptions(db, userId)
  for (const collection of submittedFor(roles)) {
    const unseen = unseenOf(subscriptions[collection], asOf)
    counts[collection] = await countOf(db, collection, unseen)
    latest.push(...(await latestOf(db, collection, unseen, most)))
  }
  latest.sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
  return {
    asOf,
    counts,
    latest: latest.slice(0, most),
    told: await listTold(db, { userId, roles }),
  }
}
