import type { Database } from '#server/db/database.ts'
import { takePlace } from '#server/limits/take-place.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { composeNewDeviceMail } from './compose-new-device-mail.ts'
import { placeOf } from './place-of.ts'
import { fullName } from './present.ts'
import { tryLimits } from './session-limits.ts'
import type { SignInSource } from './sign-in-sources.ts'

interface NewDeviceSignIn {
  userId: string
  from: SignInSource
  at: Date
  /** The site's own, which the link begins with. */
  origin: string
}

/**
 * Writes the mail to the account's owner, in the language that is known of them, that a new device has signed in
 * (SESSION-32); the queue sends it. A script that signs in without end fills no mailbox.
 */
export async function sendNewDeviceMail(
  db: Database,
  sendMail: SendMail,
  { userId, from, at, origin }: NewDeviceSignIn,
): Promise<void> {
  const place = await takePlace(db, {
    subject: `new device mail ${userId}`,
    ...tryLimits.newDeviceMails,
  })
  if ('retryAfter' in place) return
  const account = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!account) return
  const { language } = account
  const { browser, system, network } = placeOf(from)
  const sender = await readSender(db, language)
  const name = fullName(account)
  await sendMail({
    from: sender,
    to: { name, address: account.email },
    ...composeNewDeviceMail(language, {
      name,
      company: sender.name,
      link: `${origin}/admin/profile?lang=${language}`,
      device: { browser, system },
      network,
      at,
    }),
  })
}
