import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { NoteKind, WorkNote } from '#contract/admin/work-notes.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import { ApiError } from '#server/http/api-error.ts'
import { digestSubmission } from '#server/submissions/digest-submission.ts'
import { claimKey, findKey } from '#server/submissions/store-once.ts'
import { findRow } from '../find-row.ts'
import { listColleagues } from '../people.ts'
import type { Store } from '../store.ts'
import { tell } from '../tell.ts'
import { presentNote } from './list-notes.ts'
import { mentionedIn } from './mentioned-in.ts'

interface NewNote {
  recordId: string
  kind: NoteKind
  text: string
  /** Under it one note is stored, however often it is sent. */
  key: string | undefined
}

/**
 * Adds a note, and tells those whom it mentions, in one transaction.
 *
 * @returns null for one that was stored under its key, and removed since
 * @throws ApiError `not_found` where there is no such record; `key_reused` for another note under the key
 */
export async function addNote(
  db: Database,
  store: Store,
  userId: string,
  { recordId, kind, text, key }: NewNote,
): Promise<WorkNote | null> {
  const collection = store.collection.name
  return db.transaction().execute(async (transaction) => {
    const call = `${collection}.addNote`
    const digest = digestSubmission(`${call} ${userId}`, { recordId, kind, text })
    const id = key === undefined ? randomUUID() : await claimKey(transaction, { key, call, digest })
    if (key !== undefined && id === undefined) return readStored(transaction, key, digest)
    await findRow(transaction, store, recordId)
    const people = await listColleagues(transaction, store.collection.description)
    const author = people.find((person) => person.id === userId)?.name ?? ''
    const row = {
      id: id ?? '',
      collection,
      record_id: recordId,
      kind,
      author_id: userId,
      author,
      text,
      created_at: toTime(new Date()),
    }
    await transaction.insertInto('work_notes').values(row).execute()
    for (const person of mentionedIn(text, people))
      await tell(transaction, store, { kind: 'mentioned', userId: person.id, by: userId, recordId })
    return presentNote(row)
  })
}

async function readStored(
  transaction: Transaction<Tables>,
  key: string,
  digest: string,
): Promise<WorkNote | null> {
  const stored = await findKey(transaction, key)
  if (stored.digest !== digest) throw new ApiError('key_reused')
  const row = await transaction
    .selectFrom('work_notes')
    .selectAll()
    .where('id', '=', stored.submission_id)
    .executeTakeFirst()
  return row ? presentNote(row) : null
}
