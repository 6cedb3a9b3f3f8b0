import { randomUUID } from 'node:crypto'
import type { Insertable, Transaction } from 'kysely'
import type { PushMessage } from '#contract/admin/push.ts'
import { timeNow } from '#server/time/clock.ts'
import { type Count, fromCount, fromJson, toJson, toTime } from '#server/db/column-values.ts'
import { errorCode } from '#server/disk/error-code.ts'
import type { Database } from '#server/db/database.ts'
import type { OutgoingMailsTable } from '#server/db/tables/mails.ts'
import type { ReplyState } from '#server/db/tables/work.ts'
import type { Tables } from '#server/db/tables.ts'
import type { SendPush } from '#server/push/send-push.ts'
import type { Mail } from './mail.ts'
import { type Mailer, type SendMail, unknownAddress } from './mailer.ts'

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds until the next try, by the number of tries that failed; the last holds for all further ones. */
const pauses = [10 * second, minute, 5 * minute, 15 * minute, hour]
/** Milliseconds between two looks for mails whose next try is due. */
const interval = 10 * second

export const mailLimits = {
  /** Milliseconds for which a mail is worth sending, unless its link expires sooner. */
  validity: 7 * day,
  /** Milliseconds for which a push message is news. */
  pushValidity: day,
  /** Milliseconds after which staff are told of a mail that no server has taken. */
  overdue: day,
  /** Milliseconds for which one process has a mail to itself: more than a mail server may take. */
  lease: 2 * minute,
}

export interface MailQueue {
  /** Stores a mail, to be sent at once, and again until a mail server has taken it (RUN-11). */
  sendMail: SendMail
  /** Writes and sends the mails that are due, the longest due first. A failed one is logged, and due again later. */
  deliverDue: () => Promise<void>
  /** Ends the looking for mails, once those under way are done. */
  close: () => Promise<void>
}

interface MailQueueDeps {
  db: Database
  mailer: Mailer
  push: SendPush
  /** Writes the mails and messages that are due to be written, before those that are due are sent. */
  write: () => Promise<void>
  /** Told of what fails, and of the number of tries that a mail has had. */
  reportFault: (error: unknown, details?: { tries: number }) => void
}

/**
 * The mails and push messages on their way out, which are rows of the database: neither the end of a process nor a server
 * that is down for a day loses one. A process that ends between a server's answer and its note of it has one sent twice.
 */
export function createMailQueue({
  db,
  mailer,
  push,
  write,
  reportFault,
}: MailQueueDeps): MailQueue {
  let isClosing = false
  let round = Promise.resolve()

  const deliverDue = () => {
    round = round
      .then(write)
      .then(deliverAll)
      .catch((error: unknown) => reportFault(error))
    return round
  }
  const timer = setInterval(() => void deliverDue(), interval).unref()

  async function deliverAll(): Promise<void> {
    for (;;) {
      const taken = await takeDue(db)
      if (taken === undefined) return
      const isSent = await deliver(taken)
      // A mail server that is down keeps no process from ending.
      if (!isSent && isClosing) return
    }
  }

  async function deliver({ id, tries, createdAt, leaseEnds, ...content }: Taken): Promise<boolean> {
    const key = keyOf(id, createdAt)
    try {
      if ('mail' in content) await mailer.send(content.mail, key)
      else await push(content.deviceId, content.message)
    } catch (err) {
      if (isMistyped(content, err)) {
        await recordOutcome(id, 'refused')
        return true
      }
      reportFault(err, { tries: tries + 1 })
      await postpone(db, { id, tries: tries + 1, fault: errorCode(err) })
      return false
    }
    const wasKnown = await recordOutcome(id, 'sent')
    // Nobody else can have sent it meanwhile: it was erased with the person whom it names (PERSON-4).
    if (!wasKnown && timeNow() < leaseEnds && 'mail' in content) await mailer.recall(key)
    return true
  }

  /**
   * The mail is done with; where it is a reply of staff, its thread says how it ended (WORK-15).
   *
   * @returns false for one that is not there any more
   */
  async function recordOutcome(id: string, state: ReplyState): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const done = await transaction
        .deleteFrom('outgoing_mails')
        .where('id', '=', id)
        .executeTakeFirst()
      await transaction
        .updateTable('reply_deliveries')
        .set({ state })
        .where('id', '=', id)
        .execute()
      return done.numDeletedRows > 0n
    })
  }

  return {
    async sendMail(mail, validity) {
      await storeMail(db, mail, validity === undefined ? {} : { validity })
      void deliverDue()
    },
    deliverDue,
    async close() {
      isClosing = true
      clearInterval(timer)
      await round
    },
  }
}

/** In the order in which mails were written. */
function keyOf(id: string, createdAt: string): string {
  return `${createdAt.replace(/[:.]/g, '-')}-${id}`
}

type Taken = {
  id: string
  createdAt: string
  /** That have failed. */
  tries: number
  /** Milliseconds since 1970 until which no other process takes it. */
  leaseEnds: number
} & ({ mail: Mail } | { deviceId: string; message: PushMessage })

/** An address that a visitor has mistyped stays so however often it is tried (MAIL-8). */
function isMistyped(content: object, error: unknown): boolean {
  return (
    'mail' in content &&
    'toVisitor' in (content.mail as Mail) &&
    errorCode(error) === unknownAddress
  )
}

/**
 * Stores a mail, which is then sent within ten seconds.
 *
 * @param db a transaction, where the mail tells of what it stores
 * @param options.id of the reply that it is, if it is one
 * @param options.validity milliseconds
 */
export async function storeMail(
  db: Database | Transaction<Tables>,
  mail: Mail,
  { id, validity = mailLimits.validity }: { id?: string; validity?: number } = {},
): Promise<void> {
  await store(db, { id, mail: toJson(mail), device_id: null }, validity)
}

/** Stores a message to a device, which is then sent within ten seconds. @param db as `storeMail` */
export async function storePush(
  db: Database | Transaction<Tables>,
  deviceId: string,
  message: PushMessage,
): Promise<void> {
  await store(db, { mail: toJson(message), device_id: deviceId }, mailLimits.pushValidity)
}

async function store(
  db: Database | Transaction<Tables>,
  {
    id = randomUUID(),
    ...content
  }: Pick<Insertable<OutgoingMailsTable>, 'mail' | 'device_id'> & { id?: string | undefined },
  validity: number,
): Promise<void> {
  const now = timeNow()
  await db
    .insertInto('outgoing_mails')
    .values({
      id,
      ...content,
      created_at: toTime(new Date(now)),
      expires_at: toTime(new Date(now + validity)),
      due_at: toTime(new Date(now)),
      tries: 0,
      fault: '',
    })
    .execute()
}

/** Takes the mail that has been due for longest, so that no other process sends it meanwhile. */
async function takeDue(db: Database): Promise<Taken | undefined> {
  for (;;) {
    const now = timeNow()
    const due = await db
      .selectFrom('outgoing_mails')
      .select(['id', 'mail', 'created_at', 'due_at', 'tries', 'device_id'])
      .where('due_at', '<=', toTime(new Date(now)))
      .where('expires_at', '>', toTime(new Date(now)))
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst()
    if (due === undefined) return undefined
    const leaseEnds = now + mailLimits.lease
    const taken = await db
      .updateTable('outgoing_mails')
      .set({ due_at: toTime(new Date(leaseEnds)) })
      .where('id', '=', due.id)
      .where('due_at', '=', due.due_at)
      .executeTakeFirst()
    if (taken.numUpdatedRows === 0n) continue
    const { id, tries, created_at: createdAt, device_id: deviceId } = due
    const common = { id, tries, createdAt, leaseEnds }
    if (deviceId === null) return { ...common, mail: fromJson(due.mail) as Mail }
    return { ...common, deviceId, message: fromJson(due.mail) as PushMessage }
  }
}

async function postpone(
  db: Database,
  { id, tries, fault }: { id: string; tries: number; fault: string },
): Promise<void> {
  const pause = pauses[Math.min(tries, pauses.length) - 1] ?? hour
  await db
    .updateTable('outgoing_mails')
    .set({ tries, fault, due_at: toTime(new Date(timeNow() + pause)) })
    .where('id', '=', id)
    .execute()
}

export interface OverdueMails {
  count: number
  /** When the oldest of them was written. */
  since: string
  /** Why the last try of the oldest failed; without anything secret. */
  fault: string
}

/** The mails that no server has taken for a day or before their link expired; null where there is none. */
export async function readOverdueMails(db: Database): Promise<OverdueMails | null> {
  const now = timeNow()
  const overdue = db
    .selectFrom('outgoing_mails')
    .where('device_id', 'is', null)
    .where('tries', '>', 0)
    .where((row) =>
      row.or([
        row('created_at', '<=', toTime(new Date(now - mailLimits.overdue))),
        row('expires_at', '<=', toTime(new Date(now))),
      ]),
    )
  const oldest = await overdue
    .select(['created_at', 'fault'])
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  if (oldest === undefined) return null
  const { count } = await overdue
    .select((row) => row.fn.countAll<Count>().as('count'))
    .executeTakeFirstOrThrow()
  return { count: fromCount(count), since: oldest.created_at, fault: oldest.fault }
}

/** Forgets the mails that nobody is served by any more, once staff could see for a week that they were not sent. */
export async function forgetOldMails(db: Database): Promise<void> {
  await db
    .deleteFrom('outgoing_mails')
    .where('created_at', '<=', toTime(new Date(timeNow() - 2 * mailLimits.validity)))
    .execute()
}
