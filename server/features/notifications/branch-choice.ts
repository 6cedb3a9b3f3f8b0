import type { BranchChoice } from '#contract/admin/notifications.ts'
import { fromJson, type TimeText, toJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Session } from '#server/http/session-of.ts'
import type { Asked } from './submitted-sources.ts'
import { ensureSubscription, readSubscriptions, type Subscription } from './subscriptions.ts'

/** The branches whose messages a person hears of; null for all (ADMIN-16). */
export function branchesOf({ branches }: Pick<Subscription, 'branches'>): readonly string[] | null {
  return branches === null ? null : fromJson(branches)
}

/** The submissions that the bell tells of: those since the person last looked, of messages those of their branches. */
export function unseenOf(
  subscription: Pick<Subscription, 'seen_until' | 'branches'>,
  until: TimeText,
): Asked {
  return { after: subscription.seen_until, until, branches: branchesOf(subscription) }
}

export async function readBranchChoice(
  db: Database,
  { userId }: Pick<Session, 'userId'>,
): Promise<BranchChoice> {
  const { messages } = await readSubscriptions(db, userId)
  return { branches: branchesOf(messages) }
}

/** Changes the branches; what came before stays told, or not told, as it was. */
export async function saveBranchChoice(
  db: Database,
  session: Session,
  { branches }: BranchChoice,
): Promise<BranchChoice> {
  const { messages } = await readSubscriptions(db, session.userId)
  await ensureSubscription(db, messages)
  await db
    .updateTable('subscriptions')
    .set({ branches: branches && toJson(branches) })
    .where('user_id', '=', session.userId)
    .where('collection', '=', 'messages')
    .execute()
  return readBranchChoice(db, session)
}
