import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { TellingKind } from '#contract/admin/notifications.ts'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import { timeNow } from '#server/time/clock.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { loadPeople } from './people.ts'
import type { Store } from './store.ts'

interface Telling {
  kind: TellingKind
  /** The person told and the one who did it; nobody is told of what they did themselves. */
  userId: string
  by: string
  recordId: string
}

/** Tells somebody at their bell of a record (WORK-8). */
export async function tell(
  transaction: Transaction<Tables>,
  store: Store,
  { kind, userId, by, recordId }: Telling,
): Promise<void> {
  const collection = submittedCollections.find((name) => name === store.collection.name)
  if (userId === by || collection === undefined) return
  const people = await loadPeople(transaction, store, [by])
  await transaction
    .insertInto('tellings')
    .values({
      id: randomUUID(),
      user_id: userId,
      kind,
      collection,
      record_id: recordId,
      by_name: people.get(by)?.name ?? '',
      created_at: toTime(new Date(timeNow())),
    })
    .execute()
}

/** Tells the person to whom a record was assigned by this change, if it was. */
export async function tellAssignee(
  transaction: Transaction<Tables>,
  store: Store,
  { before, after, by }: { before: Row; after: Row; by: string },
): Promise<void> {
  const userId = after['assignee_id']
  if (typeof userId !== 'string' || userId === '' || userId === before['assignee_id']) return
  await tell(transaction, store, { kind: 'assigned', userId, by, recordId: after.id })
}
