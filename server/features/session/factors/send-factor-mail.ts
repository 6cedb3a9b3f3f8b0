import type { Database } from '#server/db/database.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { mailAccount } from '../mail-account.ts'
import { composeFactorMail, type FactorEvent } from './compose-factor-mail.ts'

interface FactorMail {
  /** Whose factor it is. */
  userId: string
  event: FactorEvent
  at: Date
  /** The site's own, which the link begins with. */
  origin: string
}

/** Mails somebody, in the language that is known of them, that a factor of theirs was added or is gone (SESSION-42). */
export async function sendFactorMail(
  db: Database,
  sendMail: SendMail,
  { userId, event, at, origin }: FactorMail,
): Promise<void> {
  const path = event === 'reset' ? '/login' : '/admin/profile'
  await mailAccount(db, sendMail, userId, ({ language, ...to }) =>
    composeFactorMail(language, event, { ...to, link: `${origin}${path}?lang=${language}`, at }),
  )
}
