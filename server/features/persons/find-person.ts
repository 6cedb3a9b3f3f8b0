import type { Transaction } from 'kysely'
import type { Held } from '#contract/admin/persons.ts'
import { type Person, readPerson } from '#contract/person.ts'
import { toJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { ApiError } from '#server/http/api-error.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'
import { findHeld, type HeldRow } from './find-held.ts'
import { findMailFiles, findMails } from './find-mails.ts'

/** @throws ApiError `invalid_input`, which the contract has seen to before */
export function requirePerson(who: string): Person {
  const person = readPerson(who)
  if (person === undefined) throw new ApiError('invalid_input', { who: ['person.invalid'] })
  return person
}

/** Tells what is held of a person (PERSON-1). */
export async function presentHeld(db: Database, files: FileStore, who: string): Promise<Held> {
  const person = requirePerson(who)
  const held = await findHeld(db, person)
  const mails = await findMails(db, person, held)
  const written = await findMailFiles(files, person, held)
  return {
    records: held.map(({ collection, row, deletedAt, files }) => ({
      collection,
      id: row.id,
      name: String(row[submittedTables[collection].name]),
      reference: String(row['reference']),
      email: String(row['email']),
      phone: String(row[submittedTables[collection].phone]),
      createdAt: row.created_at,
      isDeleted: deletedAt !== null,
      files: files.length,
    })),
    files: held.reduce((sum, { files }) => sum + files.length, 0),
    history: (await findHistory(db, held)).length,
    mails: mails.length + written.length,
    hasAccount: await hasAccount(db, person),
  }
}

async function hasAccount(db: Database, person: Person): Promise<boolean> {
  if (!('email' in person)) return false
  const { email } = person
  const user = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst()
  return user !== undefined
}

/**
 * The entries of the audit trail that name a person: those of the records that have contents, and those of files that
 * were downloaded from the bin, where no record is told.
 */
export async function findHistory(db: Database | Transaction<Tables>, held: readonly HeldRow[]) {
  if (held.length === 0) return []
  const downloads = await downloadsOf(db, held)
  const nothing = toJson(null)
  return db
    .selectFrom('audit_entries')
    .select(['id', 'at', 'collection', 'record_id', 'action', 'before', 'after'])
    .where((entry) =>
      entry.or([
        entry(
          'record_id',
          'in',
          held.map(({ row }) => row.id),
        ),
        ...(downloads.length > 0
          ? [entry.and([entry('collection', '=', 'files'), entry('after', 'in', downloads)])]
          : []),
      ]),
    )
    .where((entry) => entry.or([entry('before', '!=', nothing), entry('after', '!=', nothing)]))
    .orderBy('at')
    .execute()
}

/** The contents of the entries of a download, for each of these files. */
async function downloadsOf(db: Database | Transaction<Tables>, held: readonly HeldRow[]) {
  const ids = held.flatMap(({ files }) => files)
  if (ids.length === 0) return []
  const files = await db.selectFrom('private_files').select('name').where('id', 'in', ids).execute()
  return files.map(({ name }) => toJson<Record<string, unknown> | null>({ file: name }))
}
