import type { MailTime, NewsTopic } from '#contract/admin/notifications.ts'
import type { Fixed, Flag, JsonText, TimeText } from '../column-values.ts'

/** Until when an account has seen, and was mailed of, what visitors send and colleagues want (ADMIN-6, ADMIN-14, ADMIN-17). */
export interface SubscriptionsTable {
  user_id: Fixed<string>
  /** One that visitors fill, or what colleagues want. */
  collection: Fixed<NewsTopic>
  /** As the person chose; null where their roles say it. */
  mails: MailTime | null
  /** The person's devices are told too; null where their roles say it (ADMIN-15). */
  pushes: Flag | null
  /** The branches whose messages the person hears of; null for all (ADMIN-16). */
  branches: JsonText<readonly string[]> | null
  /** Without meaning for what colleagues want: the bell keeps that until it is opened. */
  seen_until: TimeText
  told_until: TimeText
  /** No mail before it. */
  due_at: TimeText
}

export interface SubscriptionTables {
  subscriptions: SubscriptionsTable
}
