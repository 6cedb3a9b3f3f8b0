import {
  isTellingKind,
  type NewsTopic,
  type Notifications,
  tellingKinds,
} from '#contract/admin/notifications.ts'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { mayRead, mayWrite, type Role } from '#contract/roles.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import { type Count, fromCount, type TimeText } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'

/** Milliseconds within which what was sent is stored: nothing is stored before what has been told already. */
export const storing = 5_000

export type Submitted = Notifications['latest'][number]

/** The collections of what visitors send that these roles read (ROLE-4). */
export function submittedFor(held: readonly Role[]): SubmittedCollection[] {
  return submittedCollections.filter((name) => mayRead(held, submittedTables[name].description))
}

/**
 * The subjects that these roles can be told of: visitors' submissions, and requests of colleagues to those whose work
 * that is (WORK-2).
 */
export function topicsFor(held: readonly Role[]): NewsTopic[] {
  const isStaffed = submittedCollections.some((name) => isWorkOf(held, name))
  return [...submittedFor(held), ...(isStaffed ? tellingKinds : [])]
}

/** @returns whether it is these roles' work, not only theirs to read */
export function isWorkOf(held: readonly Role[], topic: NewsTopic): boolean {
  return isTellingKind(topic) || mayWrite(held, submittedTables[topic].description)
}

/** A span of time without its first moment and with its last. */
export interface Span {
  after: TimeText
  until: TimeText
}

/** The submissions of a span; of messages those to these branches, and those without a branch. Null takes all. */
export interface Asked extends Span {
  branches?: readonly string[] | null
}

/** The latest of a span, the newest first. */
export async function latestOf(
  db: Database,
  collection: SubmittedCollection,
  asked: Asked,
  most: number,
): Promise<Submitted[]> {
  const { name } = submittedTables[collection]
  const rows = await cameIn(db, collection, asked)
    .select(['id', 'created_at as createdAt'])
    .select((row) => [
      row.ref(name).$castTo<string>().as('name'),
      row.ref('reference').$castTo<string>().as('reference'),
    ])
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  return rows.map((row) => ({ collection, ...row }))
}

export async function countOf(
  db: Database,
  collection: SubmittedCollection,
  asked: Asked,
): Promise<number> {
  const { count } = await cameIn(db, collection, asked)
    .select((row) => row.fn.countAll<Count>().as('count'))
    .executeTakeFirstOrThrow()
  return fromCount(count)
}

function cameIn(db: Database, collection: SubmittedCollection, asked: Asked) {
  const { after, until, branches } = asked
  const { table, hidden } = submittedTables[collection]
  const came = collectionDb(db)
    .selectFrom(table)
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
  const seen = hidden === undefined ? came : came.where('status', '!=', hidden)
  if (collection !== 'messages' || !branches) return seen
  return seen.where((row) =>
    row.or([
      row('branch_id', 'not in', db.selectFrom('branches').select('id')),
      ...(branches.length > 0 ? [row('branch_id', 'in', branches)] : []),
    ]),
  )
}

/** The senders' names and the references of those of these records that are there. */
export async function namesOf(
  db: Database,
  collection: SubmittedCollection,
  ids: readonly string[],
): Promise<{ id: string; name: string; reference: string }[]> {
  if (ids.length === 0) return []
  const { table, name } = submittedTables[collection]
  return collectionDb(db)
    .selectFrom(table)
    .select('id')
    .select((row) => [
      row.ref(name).$castTo<string>().as('name'),
      row.ref('reference').$castTo<string>().as('reference'),
    ])
    .where('id', 'in', ids)
    .execute()
}
