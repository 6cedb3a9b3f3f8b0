import type { PushMessage } from '#contract/admin/push.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { Fixed, JsonText, TimeText } from '../column-values.ts'

/** Mails and push messages that no server has taken yet (RUN-11); one that is taken has no row any more. */
export interface OutgoingMailsTable {
  id: Fixed<string>
  mail: JsonText<Mail | PushMessage>
  created_at: Fixed<TimeText>
  /** From then on nobody is served by it, since its link has expired. */
  expires_at: Fixed<TimeText>
  /** The next try is due. Who tries moves it on first, so that no other process does. */
  due_at: TimeText
  tries: number
  /** Why the last try failed; empty before. */
  fault: string
  /** The device of a push message; null of a mail. */
  device_id: Fixed<string | null>
}

export interface MailTables {
  outgoing_mails: OutgoingMailsTable
}
