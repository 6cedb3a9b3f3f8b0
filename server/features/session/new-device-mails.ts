import { randomUUID } from 'node:crypto'
import type { Selectable, Transaction } from 'kysely'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { NewDeviceMailsTable } from '#server/db/tables/accounts.ts'
import { takePlace } from '#server/limits/take-place.ts'
import type { SendMail } from '#server/mail/mailer.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { composeNewDeviceMail } from './compose-new-device-mail.ts'
import { placeOf } from './place-of.ts'
import { fullName } from './present.ts'
import { sessionLimits, tryLimits } from './session-limits.ts'
import type { SignInSource } from './sign-in-sources.ts'

type WaitingMail = Selectable<NewDeviceMailsTable>

/** Stores what the mail of a new device will say, with the sign-in: it is sent even if the process dies meanwhile. */
export async function storeNewDeviceMail(
  transaction: Transaction<Tables>,
  userId: string,
  from: SignInSource,
): Promise<void> {
  const now = toTime(new Date())
  await transaction
    .insertInto('new_device_mails')
    .values({
      id: randomUUID(),
      user_id: userId,
      ...placeOf(from),
      signed_in_at: now,
      due_at: now,
    })
    .execute()
}

/**
 * Mails the accounts' owners, in the language that is known of them, that new devices have signed in (SESSION-32). What
 * is not taken by the mail server is sent by a later call.
 *
 * @param origin the site's own, which the link begins with
 * @throws Error of the mail server; the mails after that one wait as well
 */
export async function sendNewDeviceMails(
  db: Database,
  sendMail: SendMail,
  origin: string,
): Promise<void> {
  for (;;) {
    const mail = await claimNext(db)
    if (mail === undefined) return
    await send(db, sendMail, origin, mail)
    await db.deleteFrom('new_device_mails').where('id', '=', mail.id).execute()
  }
}

/** The mail that is due for the longest time; no other process takes it until it is due again. */
async function claimNext(db: Database): Promise<WaitingMail | undefined> {
  const now = Date.now()
  const time = toTime(new Date(now))
  return db
    .updateTable('new_device_mails')
    .set({ due_at: toTime(new Date(now + sessionLimits.mailRetry)) })
    .where('due_at', '<=', time)
    .where('id', '=', (expression) =>
      expression
        .selectFrom('new_device_mails')
        .select('id')
        .where('due_at', '<=', time)
        .orderBy('due_at')
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst()
}

/** Sends one, unless its account has had too many: a script that signs in without end fills no mailbox. */
async function send(
  db: Database,
  sendMail: SendMail,
  origin: string,
  mail: WaitingMail,
): Promise<void> {
  const place = await takePlace(db, {
    subject: `new device mail ${mail.user_id}`,
    ...tryLimits.newDeviceMails,
  })
  if ('retryAfter' in place) return
  try {
    await sendMail(await compose(db, origin, mail))
  } catch (error) {
    await place.giveBack()
    throw error
  }
}

async function compose(db: Database, origin: string, mail: WaitingMail) {
  const { browser, system, network } = mail
  const account = await db
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name', 'language'])
    .where('id', '=', mail.user_id)
    .executeTakeFirstOrThrow()
  const { language } = account
  const sender = await readSender(db, language)
  const name = fullName(account)
  return {
    from: sender,
    to: { name, address: account.email },
    ...composeNewDeviceMail(language, {
      name,
      company: sender.name,
      link: `${origin}/admin/profile?lang=${language}`,
      device: { browser, system },
      network,
      at: new Date(mail.signed_in_at),
    }),
  }
}
