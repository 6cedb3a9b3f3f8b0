import type { MailTime } from '#contract/admin/notifications.ts'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Fixed, Flag, JsonText, TimeText } from '../column-values.ts'

/** Until when an account has seen, and was mailed of, a collection that visitors fill (ADMIN-6, ADMIN-14). */
export interface SubscriptionsTable {
  user_id: Fixed<string>
  collection: Fixed<SubmittedCollection>
  /** As the person chose; null where their roles say it. */
  mails: MailTime | null
  /** The person's devices are told too; null where their roles say it (ADMIN-15). */
  pushes: Flag | null
  /** Of messages, the branches that the person hears of; null for all (ADMIN-16). */
  branches: JsonText<readonly string[]> | null
  seen_until: TimeText
  told_until: TimeText
  /** No mail before it. */
  due_at: TimeText
}

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable
}
