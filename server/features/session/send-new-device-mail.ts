import type { Database } from '#server/db/database.ts'
import { takePlace } from '#server/limits/take-place.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { composeNewDeviceMail } from './compose-new-device-mail.ts'
import { mailAccount } from './mail-account.ts'
import { placeOf } from './place-of.ts'
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
  const { browser, system, network } = placeOf(from)
  await mailAccount(db, sendMail, userId, ({ language, ...to }) =>
    composeNewDeviceMail(language, {
      ...to,
      link: `${origin}/admin/profile?lang=${language}`,
      device: { browser, system },
      network,
      at,
    }),
  )
}
