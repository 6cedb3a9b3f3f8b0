import type { PushMessage } from '#contract/admin/push.ts'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import { directions, type Language } from '#contract/locale.ts'
import type { Role } from '#contract/roles.ts'
import { timeNow } from '#server/time/clock.ts'
import { fromJson, type JsonText, type TimeText, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { storePush } from '#server/mail/mail-queue.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { unseenOf } from './branch-choice.ts'
import { newsPath, newsTitle } from './compose-news-mail.ts'
import { isPushed } from './push-devices.ts'
import { readNews } from './read-news.ts'
import { countOf, latestOf, storing, submittedFor, topicsFor } from './submitted-sources.ts'
import { readSubscriptions } from './subscriptions.ts'
import { listTold } from './told.ts'

/** A device and whose it is. */
interface Device {
  id: string
  user_id: string
  told_until: TimeText
  language: Language
  roles: JsonText<readonly Role[]>
}

/**
 * Writes the push messages about what visitors have sent and colleagues want, to the devices of those who want them
 * (ADMIN-15, ADMIN-17). The messages and the note of what they tell are stored together, so that each device is told once,
 * however many processes there are.
 */
export async function pushStaff(db: Database): Promise<void> {
  const until = toTime(new Date(timeNow() - storing))
  const newest = await Promise.all(
    submittedCollections.map((name) => latestOf(db, name, { after: '', until }, 1)),
  )
  const told = await db
    .selectFrom('tellings')
    .select((row) => row.fn.max('created_at').as('createdAt'))
    .where('created_at', '<=', until)
    .execute()
  const times = [...newest.flat(), ...told].flatMap(({ createdAt }) => createdAt ?? [])
  if (times.length === 0) return
  const behind = await db
    .selectFrom('push_devices')
    .innerJoin('sessions', 'sessions.id', 'push_devices.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['push_devices.id', 'sessions.user_id', 'told_until', 'language', 'roles'])
    .where('status', '=', 'active')
    .where('told_until', '<', times.toSorted().at(-1) ?? '')
    .execute()
  for (const device of behind) await tell(db, device, until)
}

async function tell(db: Database, device: Device, until: TimeText): Promise<void> {
  const messages = await messagesFor(db, device, until)
  await db.transaction().execute(async (transaction) => {
    const told = await transaction
      .updateTable('push_devices')
      .set({ told_until: until })
      .where('id', '=', device.id)
      .where('told_until', '=', device.told_until)
      .executeTakeFirst()
    // Another process was quicker.
    if (told.numUpdatedRows === 0n) return
    for (const message of messages) await storePush(transaction, device.id, message)
  })
}

/** One message for each topic of which there is something. */
async function messagesFor(
  db: Database,
  { user_id, told_until, language, roles }: Device,
  until: TimeText,
): Promise<PushMessage[]> {
  const user = { userId: user_id, roles: fromJson(roles) }
  const subscriptions = await readSubscriptions(db, user_id)
  const { name: company } = await readSender(db, language)
  const messages: Omit<PushMessage, 'unseen'>[] = []
  for (const topic of topicsFor(user.roles)) {
    const subscription = subscriptions[topic]
    if (!isPushed(user.roles, subscription)) continue
    const news = await readNews(db, user, subscription, { after: told_until, until, most: 1 })
    if (news.count === 0) continue
    messages.push({
      title: newsTitle(language, news),
      body: company,
      lang: language,
      dir: directions[language],
      tag: topic,
      path: newsPath(news),
    })
  }
  let unseen = (await listTold(db, user)).length
  for (const name of submittedFor(user.roles))
    unseen += await countOf(db, name, unseenOf(subscriptions[name], until))
  return messages.map((message) => ({ ...message, unseen }))
}
