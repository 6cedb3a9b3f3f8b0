import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import type { ComposedMail } from '#server/mail/compose-mail.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { fullName } from './present.ts'

interface Addressee {
  language: Language
  name: string
  company: string
}

/** Writes a mail to an account's owner, in the language that is known of them; the queue sends it. */
export async function mailAccount(
  db: Database,
  sendMail: SendMail,
  userId: string,
  compose: (to: Addressee) => ComposedMail,
): Promise<void> {
  const account = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!account) return
  const { email, language } = account
  const from = await readSender(db, language)
  const name = fullName(account)
  const to = { name, address: email }
  await sendMail({ from, to, ...compose({ language, name, company: from.name }) })
}
