import type { Language } from '#contract/locale.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { takePlace } from '#server/limits/take-place.ts'
import { composeLinkMail } from './compose-link-mail.ts'
import { fullName } from './present.ts'
import { sessionLimits, tryLimits } from './session-limits.ts'
import { createToken, hashToken } from './session-token.ts'

interface ResetRequest {
  email: string
  language: Language
  /** The site's own, which the link begins with; never what the request says of its host. */
  origin: string
}

/**
 * Mails a one-time link to a new password, where there is such an account (SESSION-25) that has not been mailed
 * too many of late (LIMIT-7).
 */
export async function sendResetLink(
  db: Database,
  sendMail: SendMail,
  { email, language, origin }: ResetRequest,
): Promise<void> {
  const account = await db
    .selectFrom('users')
    .select(['id', 'email', 'first_name', 'last_name'])
    .where('email', '=', email)
    .where('status', '=', 'active')
    .executeTakeFirst()
  if (!account) return
  const limit = { subject: `reset mail ${account.id}`, ...tryLimits.resetMails }
  if ('retryAfter' in (await takePlace(db, limit))) return
  const now = timeNow()
  const token = createToken()
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      user_id: account.id,
      expires_at: toTime(new Date(now + sessionLimits.resetLink)),
    })
    .execute()
  const sender = await readSender(db, language)
  const name = fullName(account)
  // A browser sends no server the part after '#': the token stays out of logs, caches and referrers.
  const link = `${origin}/reset-password?lang=${language}#token=${token}`
  await sendMail(
    {
      from: sender,
      to: { name, address: account.email },
      ...composeLinkMail('resetMail', language, { name, company: sender.name, link }),
    },
    sessionLimits.resetLink,
  )
}
