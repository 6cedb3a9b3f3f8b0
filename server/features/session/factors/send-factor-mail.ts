import type { Database } from '#server/db/database.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { fullName } from '../present.ts'
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
  const account = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!account) return
  const { language } = account
  const sender = await readSender(db, language)
  const name = fullName(account)
  const path = event === 'reset' ? '/login' : '/admin/profile'
  await sendMail({
    from: sender,
    to: { name, address: account.email },
    ...composeFactorMail(language, event, {
      name,
      company: sender.name,
      link: `${origin}${path}?lang=${language}`,
      at,
    }),
  })
}
