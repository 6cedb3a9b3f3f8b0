import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import type { Language } from '#contract/locale.ts'
import { mayRead, type Role } from '#contract/roles.ts'
import { fromJson, type JsonText, type TimeText, toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { storeMail } from '#server/mail/mail-queue.ts'
import { readSender } from '#server/mail/read-sender.ts'
import { composeNewsMail } from './compose-news-mail.ts'
import { branchesOf } from './branch-choice.ts'
import { countOf, latestOf, permissionsOf, storing } from './submitted-sources.ts'
import { ensureSubscription, mailTime, nextMail, type Subscription } from './subscriptions.ts'

/** So many are told by name. */
const most = 10
/** An account with its subscription to one collection. */
interface Reader extends Subscription {
  email: string
  first_name: string
  last_name: string
  language: Language
  roles: JsonText<readonly Role[]>
}

/**
 * Writes the mails to staff about what visitors have sent, to each person as they chose (ADMIN-14). A mail and the note
 * of what it tells are stored together, so that each person is told once, however many processes there are.
 *
 * @param origin the site's own, which links begin with
 */
export async function tellStaff(db: Database, origin: string): Promise<void> {
  const now = new Date()
  const until = toTime(new Date(now.getTime() - storing))
  for (const collection of submittedCollections)
    for (const reader of await readDue(db, collection, until, toTime(now))) {
      const roles = fromJson(reader.roles)
      const mails = mailTime(roles, reader)
      if (mails === 'never' || !mayRead(roles, permissionsOf(collection))) continue
      await tell(db, reader, { until, dueAt: nextMail(mails, now), origin })
    }
}

/** Reads the accounts that something has come for since they were last told. */
async function readDue(
  db: Database,
  collection: SubmittedCollection,
  until: TimeText,
  now: TimeText,
): Promise<Reader[]> {
  const [newest] = await latestOf(db, collection, { after: '', until }, 1)
  if (newest === undefined) return []
  return db
    .selectFrom('users')
    .leftJoin('subscriptions', (join) =>
      join
        .onRef('subscriptions.user_id', '=', 'users.id')
        .on('subscriptions.collection', '=', collection),
    )
    .select(['users.id as user_id', 'email', 'first_name', 'last_name', 'language', 'roles'])
    .select(['mails', 'pushes', 'branches'])
    .select((row) => [
      row.val(collection).as('collection'),
      row.fn.coalesce('seen_until', 'users.created_at').as('seen_until'),
      row.fn.coalesce('told_until', 'users.created_at').as('told_until'),
      row.fn.coalesce('due_at', 'users.created_at').as('due_at'),
    ])
    .where('status', '=', 'active')
    .where((row) => row(row.fn.coalesce('told_until', 'users.created_at'), '<', newest.createdAt))
    .where((row) => row(row.fn.coalesce('due_at', 'users.created_at'), '<=', now))
    .execute()
}

async function tell(
  db: Database,
  reader: Reader,
  { until, dueAt, origin }: { until: TimeText; dueAt: TimeText; origin: string },
): Promise<void> {
  const { user_id, collection, told_until, language, email } = reader
  const span = { after: told_until, until, branches: branchesOf(reader) }
  const latest = await latestOf(db, collection, span, most)
  const count = await countOf(db, collection, span)
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
    if (told.numUpdatedRows === 0n || count === 0) return
    await storeMail(transaction, {
      from: sender,
      to: { name, address: email },
      ...composeNewsMail(language, {
        collection,
        latest,
        count,
        name,
        company: sender.name,
        origin,
      }),
    })
  })
}
