import type { Database } from '#server/db/database.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { composeLinkMail } from '../compose-link-mail.ts'
import { sessionLimits } from '../session-limits.ts'
import type { Invited } from './invite-account.ts'

/** Mails an invitation in the invited person's language. @param origin the site's own */
export async function sendInvitation(
  db: Database,
  sendMail: SendMail,
  origin: string,
  { account: { email, language }, token }: Invited,
): Promise<void> {
  const sender = await readSender(db, language)
  // A browser sends no server the part after '#': the token stays out of logs, caches and referrers.
  const link = `${origin}/accept-invitation?lang=${language}#token=${token}`
  await sendMail(
    {
      from: sender,
      to: { name: '', address: email },
      ...composeLinkMail('invitationMail', language, { name: '', company: sender.name, link }),
    },
    sessionLimits.invitation,
  )
}
