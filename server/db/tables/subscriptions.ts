import type { MailTime } from '#contract/admin/notifications.ts'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { Fixed, TimeText } from '../column-values.ts'

/** Until when an account has seen, and was mailed of, a collection that visitors fill (ADMIN-6, ADMIN-14). */
export interface SubscriptionsTable {
  user_id: Fixed<string>
  collection: Fixed<SubmittedCollection>
  /** As the person chose; null where their roles say it. */
  mails: MailTime | null
  seen_until: TimeText
  told_until: TimeText
  /** No mail before it. */
  due_at: TimeText
}

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable
}
