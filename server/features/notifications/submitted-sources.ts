import type { Notifications } from '#contract/admin/notifications.ts'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import { collections } from '#contract/collections/collections.ts'
import { mayRead, mayWrite, type Permissions, type Role } from '#contract/roles.ts'
import { type Count, collectionDb } from '#server/collections/collection-db.ts'
import type { TimeText } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'

/** Milliseconds within which what was sent is stored: nothing is stored before what has been told already. */
export const storing = 5_000

export type Submitted = Notifications['latest'][number]

interface Source {
  permissions: Permissions
  table: 'messages' | 'applications' | 'vendors'
  /** The column of the sender's name. */
  name: string
  /** The state that nobody is told of (WORK-10). */
  hidden?: string
}

const sources: Record<SubmittedCollection, Source> = {
  messages: {
    permissions: collections.messages,
    table: 'messages',
    name: 'name',
    hidden: collections.messages.worked.hidden,
  },
  'associated-jobs': {
    permissions: collections.associatedJobs,
    table: 'applications',
    name: 'full_name',
  },
  vendors: { permissions: collections.vendors, table: 'vendors', name: 'name_ar' },
}

/** The collections of what visitors send that these roles read (ROLE-4). */
export function submittedFor(held: readonly Role[]): SubmittedCollection[] {
  return submittedCollections.filter((name) => mayRead(held, sources[name].permissions))
}

export function permissionsOf(collection: SubmittedCollection): Permissions {
  return sources[collection].permissions
}

/** @returns whether it is these roles' work, not only theirs to read */
export function isWorkOf(held: readonly Role[], collection: SubmittedCollection): boolean {
  return mayWrite(held, sources[collection].permissions)
}

/** A span of time without its first moment and with its last. */
export interface Span {
  after: TimeText
  until: TimeText
}

/** The latest of a span, the newest first. */
export async function latestOf(
  db: Database,
  collection: SubmittedCollection,
  { after, until }: Span,
  most: number,
): Promise<Submitted[]> {
  const { name } = sources[collection]
  const rows = await cameIn(db, collection, { after, until })
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
  { after, until }: Span,
): Promise<number> {
  const { count } = await cameIn(db, collection, { after, until })
    .select((row) => row.fn.countAll<Count>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

function cameIn(db: Database, collection: SubmittedCollection, { after, until }: Span) {
  const { table, hidden } = sources[collection]
  const came = collectionDb(db)
    .selectFrom(table)
    .where('created_at', '>', after)
    .where('created_at', '<=', until)
  return hidden === undefined ? came : came.where('status', '!=', hidden)
}

/** The senders' names of those of these records that are there. */
export async function namesOf(
  db: Database,
  collection: SubmittedCollection,
  ids: readonly string[],
): Promise<{ id: string; name: string }[]> {
  if (ids.length === 0) return []
  const { table, name } = sources[collection]
  return collectionDb(db)
    .selectFrom(table)
    .select('id')
    .select((row) => row.ref(name).$castTo<string>().as('name'))
    .where('id', 'in', ids)
    .execute()
}
