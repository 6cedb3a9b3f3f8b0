import { isTellingKind, newsTopics, type NewsTopic } from '#contract/admin/notifications.ts'
import type { Language } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import { timeNow } from '#server/time/clock.ts'
import { fromJson, type JsonText, type TimeText, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { storeMail } from '#server/mail/mail-queue.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { composeNewsMail } from './compose-news-mail.ts'
import { readNews } from './read-news.ts'
import { latestOf, storing, topicsFor } from './submitted-sources.ts'
import { ensureSubscription, mailTime, nextMail, type Subscription } from './subscriptions.ts'

/** So many are told by name. */
const most = 10
/** An account with its subscription to one topic. */
interface Reader extends Subscription {
  email: string
  first_name: string
  last_name: string
  language: Language
  roles: JsonText<readonly Role[]>
}

/**
 * Writes the mails to staff about what visitors have sent and colleagues want, to each person as they chose (ADMIN-14,
 * ADMIN-17). A mail and the note of what it tells are stored together, so that each person is told once, however many
 * processes there are.
 *
 * @param origin the site's own, which links begin with
 */
export async function tellStaff(db: Database, origin: string): Promise<void> {
  const now = new Date(timeNow())
  const until = toTime(new Date(now.getTime() - storing))
  for (const topic of newsTopics)
    for (const reader of await readDue(db, topic, until, toTime(now))) {
      const roles = fromJson(reader.roles)
      const mails = mailTime(roles, reader)
      if (mails === 'never' || !topicsFor(roles).includes(topic)) continue
      await tell(db, reader, { until, dueAt: nextMail(mails, now), origin })
    }
}

/** Reads the accounts that something has come for since they were last told. */
async function readDue(
  db: Database,
  topic: NewsTopic,
  until: TimeText,
  now: TimeText,
): Promise<Reader[]> {
  if (isTellingKind(topic))
    return selectReaders(db, topic, now)
      .where((row) =>
        row.exists(
          row
            .selectFrom('tellings')
            .select('tellings.id')
            .whereRef('tellings.user_id', '=', 'users.id')
            .where('kind', '=', topic)
            .where('tellings.created_at', '<=', until)
            .where((told) =>
              told('tellings.created_at', '>', told.fn.coalesce('told_until', 'users.created_at')),
            ),
        ),
      )
      .execute()
  const [newest] = await latestOf(db, topic, { after: '', until }, 1)
  if (newest === undefined) return []
  return selectReaders(db, topic, now)
    .where((row) => row(row.fn.coalesce('told_until', 'users.created_at'), '<', newest.createdAt))
    .execute()
}

/** The accounts whose next mail about a topic is due. */
function selectReaders(db: Database, topic: NewsTopic, now: TimeText) {
  return db
    .selectFrom('users')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.user_id', '=', 'users.id')
        .on('subscriptions.collection', '=', topic),
    )
    .select(['users.id as user_id', 'email', 'first_name', 'last_name', 'language', 'roles'])
    .select(['mails', 'pushes', 'branches'])
    .select((row) => [
      row.val(topic).as('collection'),
      row.fn.coalesce('seen_until', 'users.created_at').as('seen_until'),
      row.fn.coalesce('told_until', 'users.created_at').as('told_until'),
      row.fn.coalesce('due_at', 'users.created_at').as('due_at'),
    ])
    .where('status', '=', 'active')
    .where((row) => row(row.fn.coalesce('due_at', 'users.created_at'), '<=', now))
}

async function tell(
  db: Database,
  reader: Reader,
  { until, dueAt, origin }: { until: TimeText; dueAt: TimeText; origin: string },
): Promise<void> {
  const { user_id, collection, told_until, language, email } = reader
  const user = { userId: user_id, roles: fromJson(reader.roles) }
  const news = await readNews(db, user, reader, { after: told_until, until, most })
  const sender = await readSender(db, language)
  const name = `${reader.first_name} ${reader.last_name}`.trim()
  await ensureSubscription(db, reader)
  await db.transaction().execute(async (transaction) => {
    const told = await transaction
      .updateTable('subscriptions')
      .set({ told_until: until, due_at: dueAt })
      .where('user_id', '=', user_id)
      .where('collection', '=', collection)
      .where('told_until', '=', told_until)
      .executeTakeFirst()
    // Another process was quicker.
    if (told.numUpdatedRows === 0n || news.count === 0) return
    await storeMail(transaction, {
      from: sender,
      to: { name, address: email },
      ...composeNewsMail(language, { ...news, name, company: sender.name, origin }),
    })
  })
}
