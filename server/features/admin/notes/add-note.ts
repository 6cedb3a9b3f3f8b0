import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import type { NoteKind, ReplyParts, WorkNote } from '#contract/admin/work-notes.ts'
import { timeNow } from '#server/time/clock.ts'
import { auditAccess } from '#server/collections/audit-access.ts'
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
import { presentNote, selectNotes } from './list-notes.ts'
import { mailReply } from './mail-reply.ts'
import { markAnswered } from './mark-answered.ts'
import { mentionedIn } from './mentioned-in.ts'

interface NewNote {
  recordId: string
  kind: NoteKind
  text: string
  /** Replies to the visitor have these besides. */
  reply?: ReplyParts | undefined
  /** Under it one note is stored, however often it is sent. */
  key: string | undefined
  /** The site's own, which the link in a reply begins with. */
  origin: string
}

/**
 * Adds a note, and tells those whom it mentions or emails it to the visitor, in one transaction.
 *
 * @returns null for one that was stored under its key, and removed since
 * @throws ApiError `not_found` where there is no such record; `no_address` for a reply to nobody; `key_reused` for
 *   another note under the key
 */
export async function addNote(
  db: Database,
  store: Store,
  userId: string,
  { recordId, kind, text, reply, key, origin }: NewNote,
): Promise<WorkNote | null> {
  const collection = store.collection.name
  return db.transaction().execute(async (transaction) => {
    const call = `${collection}.addNote`
    const sent = { recordId, kind, text, ...(reply && { reply }) }
    const digest = digestSubmission(`${call} ${userId}`, sent)
    const id = key === undefined ? randomUUID() : await claimKey(transaction, { key, call, digest })
    if (id === undefined) return readStored(transaction, key ?? '', digest)
    await findRow(transaction, store, recordId)
    const people = await listColleagues(transaction, store.collection.description)
    const row = {
      id,
      collection,
      record_id: recordId,
      kind,
      author_id: userId,
      author: people.find((person) => person.id === userId)?.name ?? '',
      text,
      subject: reply?.subject ?? '',
      created_at: toTime(new Date(timeNow())),
    }
    await transaction.insertInto('work_notes').values(row).execute()
    if (reply) await sendReply(transaction, store, { userId, recordId, note: row, reply, origin })
    else
      for (const person of mentionedIn(text, people))
        await tell(transaction, store, {
          kind: 'mentioned',
          userId: person.id,
          by: userId,
          recordId,
        })
    return presentNote({ ...row, state: reply ? 'waiting' : null })
  })
}

interface Sending {
  userId: string
  recordId: string
  note: { id: string; text: string }
  reply: ReplyParts
  origin: string
}

/** Emails a reply, says so in the trail without its text, and marks the record as answered where that was asked for. */
async function sendReply(
  transaction: Transaction<Tables>,
  store: Store,
  { userId, recordId, note, reply, origin }: Sending,
): Promise<void> {
  const collection = submittedCollections.find((name) => name === store.collection.name)
  if (collection === undefined) throw new ApiError('no_address')
  const { subject, language, answered } = reply
  await mailReply(transaction, { ...note, collection, recordId, subject, language, origin })
  await auditAccess(transaction, { userId, action: 'replied', collection, recordId })
  if (answered) await markAnswered(transaction, store, { recordId, userId, origin })
}

async function readStored(
  transaction: Transaction<Tables>,
  key: string,
  digest: string,
): Promise<WorkNote | null> {
  const stored = await findKey(transaction, key)
  if (stored.digest !== digest) throw new ApiError('key_reused')
  const row = await selectNotes(transaction)
    .where('work_notes.id', '=', stored.submission_id)
    .executeTakeFirst()
  return row ? presentNote(row) : null
}
