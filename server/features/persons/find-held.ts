import { type Selectable, sql, type Transaction } from 'kysely'
import {
  type SubmittedCollection,
  submittedCollections,
} from '#contract/admin/submitted-collections.ts'
import type { Person } from '#contract/person.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { VendorDocumentsTable } from '#server/db/tables/submissions.ts'
import { eachDeleted, readBin } from '#server/submissions/read-bin.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'
import { readParts } from './read-parts.ts'
import { isSamePhone } from './same-phone.ts'

type Document = Selectable<VendorDocumentsTable>

/** A record that somebody has sent, also where staff have deleted it since. */
export interface HeldRow {
  collection: SubmittedCollection
  row: Row
  deletedAt: string | null
  documents: Document[]
  /** The ids of its files. */
  files: string[]
}

/** Digits at the end of a number by which rows are read before they are compared. */
const lastDigits = 7

/** Finds everything that a person has sent, in the tables and in the bin, the newest first (PERSON-1). */
export async function findHeld(
  db: Database | Transaction<Tables>,
  person: Person,
): Promise<HeldRow[]> {
  const found: Omit<HeldRow, 'documents' | 'files'>[] = []
  for (const collection of submittedCollections) {
    const rows = await readRows(db, collection, person)
    found.push(...rows.map((row) => ({ collection, row, deletedAt: null })))
    for await (const deleted of eachDeleted(db, collection))
      found.push(
        ...deleted
          .filter(({ row }) => isOf(person, collection, row))
          .map((one) => ({ collection, ...one })),
      )
  }
  return (await withFiles(db, found)).toSorted((one, other) =>
    one.row.created_at < other.row.created_at ? 1 : -1,
  )
}

/** Finds records in the tables and in the bin by their ids; those that are gone are left out. */
export async function findRows(
  db: Database | Transaction<Tables>,
  collection: SubmittedCollection,
  ids: readonly string[],
): Promise<HeldRow[]> {
  if (ids.length === 0) return []
  const rows = await collectionDb(db)
    .selectFrom(submittedTables[collection].table)
    .selectAll()
    .$castTo<Row>()
    .where('id', 'in', ids)
    .execute()
  const deleted = await readBin(db, collection, ids)
  return withFiles(db, [
    ...rows.map((row) => ({ collection, row, deletedAt: null })),
    ...deleted.map((one) => ({ collection, ...one })),
  ])
}

async function withFiles(
  db: Database | Transaction<Tables>,
  found: readonly Omit<HeldRow, 'documents' | 'files'>[],
): Promise<HeldRow[]> {
  const vendors = found.filter(({ collection }) => collection === 'vendors')
  const documents = await readParts(
    db,
    'vendor_documents',
    vendors.map(({ row }) => row.id),
  )
  return found.map((one) => {
    const own = documents.filter(({ vendor_id }) => vendor_id === one.row.id)
    const { file = '' } = submittedTables[one.collection]
    const ids = [one.row[file], ...own.map(({ file_id }) => file_id)]
    return { ...one, documents: own, files: ids.flatMap((id) => (id ? String(id) : [])) }
  })
}

async function readRows(
  db: Database | Transaction<Tables>,
  collection: SubmittedCollection,
  person: Person,
): Promise<Row[]> {
  const { table, phone } = submittedTables[collection]
  const all = collectionDb(db).selectFrom(table).selectAll().$castTo<Row>()
  const rows =
    'email' in person
      ? all.where((row) => row(row.fn<string>('lower', ['email']), '=', person.email))
      : all.where(endOf(phone), '=', person.phone.slice(-lastDigits))
  return (await rows.execute()).filter((row) => isOf(person, collection, row))
}

/** The last characters of a column, as an index has them. */
const endOf = (column: string) =>
  sql<string>`substr(${sql.ref(column)}, length(${sql.ref(column)}) - ${sql.lit(lastDigits - 1)})`

function isOf(person: Person, collection: SubmittedCollection, row: Row): boolean {
  if ('email' in person) return String(row['email']).toLowerCase() === person.email
  return isSamePhone(person.phone, String(row[submittedTables[collection].phone]))
}
