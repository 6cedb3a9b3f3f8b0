import { buffer } from 'node:stream/consumers'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { timeNow } from '#server/time/clock.ts'
import { columnsOf } from '#server/collections/columns-of.ts'
import type { Row } from '#server/collections/collection-db.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { loadNotices } from '#server/retention/notices.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'
import { findHeld, type HeldRow } from './find-held.ts'
import { findMails, isTo } from './find-mails.ts'
import { findHistory, requirePerson } from './find-person.ts'
import { readParts } from './read-parts.ts'

interface ExportedFile {
  id: string
  name: string
  /** In the archive; null of a file that the disk has no more (FILE-8). */
  path: string | null
}

/** Reads everything that is held of a person, for an archive (PERSON-2). @returns how many records, and its entries */
export async function exportPerson(db: Database, store: FileStore, who: string) {
  const person = requirePerson(who)
  const held = await findHeld(db, person)
  const history = await findHistory(db, held)
  const mails = await findMails(db, person, held)
  const notes = await readNotes(db, held)
  const notices = await loadNotices(
    db,
    held.map(({ row }) => String(row['notice_id'] ?? '')),
  )

  async function* entries() {
    const files = new Map<string, ExportedFile>()
    for (const one of held)
      for (const file of await namesOf(db, one)) {
        const content = await readContent(store, file.id)
        files.set(file.id, content ? file : { ...file, path: null })
        if (content && file.path !== null) yield { path: file.path, content }
      }
    const facts = {
      person,
      exportedAt: new Date(timeNow()).toISOString(),
      records: held.map((one) => ({
        ...presentRow(one, files),
        notice: notices.get(String(one.row['notice_id'])) ?? null,
        followUp: notes
          .filter(({ record_id }) => record_id === one.row.id)
          .map(({ created_at, kind, subject, text }) => ({
            at: created_at,
            kind,
            ...(kind === 'email' && { subject }),
            text,
          })),
        history: history
          .filter(({ record_id }) => record_id === one.row.id)
          .map(({ at, action, before, after }) => ({
            at,
            action,
            before: fromJson(before),
            after: fromJson(after),
          })),
      })),
      // Without their texts: one may have a link by which an account is opened.
      mails: mails.flatMap(({ createdAt, mail }) =>
        'to' in mail && isTo(person, mail.to.address)
          ? { createdAt, to: mail.to, subject: mail.subject }
          : [],
      ),
    }
    yield { path: 'person.json', content: Buffer.from(`${JSON.stringify(facts, null, 2)}\n`) }
  }
  return { records: held.length, entries: entries() }
}

/** The notes and replies of staff on the records, the oldest first. */
async function readNotes(db: Database, held: readonly HeldRow[]) {
  const notes = await readParts(
    db,
    'work_notes',
    held.map(({ row }) => row.id),
  )
  return notes.toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
}

function presentRow(
  { collection, row, deletedAt, documents, files: ids }: HeldRow,
  files: ReadonlyMap<string, ExportedFile>,
) {
  return {
    collection,
    id: row.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    deletedAt,
    ...fieldsOf(submittedTables[collection].description, row),
    ...(documents.length > 0 && {
      documents: documents.map(({ type, number, issue_date, expiry_date, file_id }) => ({
        type,
        number,
        issueDate: issue_date,
        expiryDate: expiry_date,
        file: files.get(file_id)?.path ?? null,
      })),
    }),
    files: ids.flatMap((id) => {
      const file = files.get(id)
      return file ? { name: file.name, path: file.path } : []
    }),
  }
}

function fieldsOf(description: CollectionDescription, row: Row) {
  const { written, shown } = columnsOf(description)
  return Object.fromEntries([...shown, ...written].map(([name, field]) => [name, field.read(row)]))
}

/** A record's files; numbered, since several may be called alike. */
async function namesOf(db: Database, { row, files }: HeldRow): Promise<ExportedFile[]> {
  if (files.length === 0) return []
  const found = await db
    .selectFrom('private_files')
    .select(['id', 'name'])
    .where('id', 'in', files)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return found.map(({ id, name }, at) => ({
    id,
    name,
    path: `files/${String(row['reference'])}/${at + 1}-${name}`,
  }))
}

async function readContent(store: FileStore, id: string): Promise<Buffer | undefined> {
  const found = await store.open('private', id)
  return found && buffer(found.content)
}
