import type { Transaction } from 'kysely'
import { safeParse } from 'zod/v4/core'
import type { Collection } from '#contract/admin/collection.ts'
import type { SubmittedCollection } from '#contract/admin/submitted-collections.ts'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import type { Columns, Row } from '#server/collections/collection-db.ts'
import { columnOf, columnsOf } from '#server/collections/columns-of.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { CompleteRow } from './writing.ts'

/** The sort column for a record's title: folded, with numbers sorted by their size. */
export const foldedTitle = 'search_texts.title'

/** Finds what other tables know of some rows, for each in turn: the collection's `linked` fields. */
type Link = (db: Database | Transaction<Tables>, rows: Row[]) => Promise<Record<string, unknown>[]>

type SearchLinked = (db: Database, ids: string[]) => Promise<{ id: string; text: string }[]>

/** Records that belong to a record: they go with it, and come back with it. */
interface Part {
  store: Store
  /** The column of theirs that holds its id. */
  column: string
}

/** Records that name a record: they stay when it goes, and name it again when it is back. */
interface Referrer {
  store: Store
  /** The column of theirs that names it. */
  column: string
  /** The column of its own that they name. */
  by: string
  /** True where their column is a field of kind `records`, which names several. */
  among?: boolean
}

/** Rows of another table that are no records of their own: they go with a record, and come back with it. */
interface Attachment {
  table: keyof Tables
  /** Its column that holds the record's id. */
  column: string
}

/** Keeps a rule among the records, after one of them was written: what of the others was changed for it. */
export type EnforceInvariant = (
  transaction: Transaction<Tables>,
  written: Row,
) => Promise<{ before: Row; after: Row }[]>

/**
 * Refuses to delete a row that others cannot do without.
 *
 * @throws ApiError
 */
type RequireRemovable = (row: Row) => void

/** The ties between a collection's records and other tables, which its description cannot express. */
export interface StoreRules {
  link?: Link
  /** Texts from other tables that a search of its records looks at too; they change only with the record. */
  searchLinked?: SearchLinked
  complete?: CompleteRow
  parts?: Part[]
  referrers?: Referrer[]
  attachments?: Attachment[]
  enforceInvariant?: EnforceInvariant
  /** The column whose change the visitor is told of, where the company has marked the new state so (MAIL-2). */
  told?: { collection: SubmittedCollection; by: string }
  requireRemovable?: RequireRemovable
}

/** The storage of a collection: its table, and how its records are read, searched and written. */
export interface Store extends StoreRules {
  collection: Collection
  table: string
  /** True when visitors see it: then a change raises the content version. */
  isPublic: boolean
  /** The fields that a search looks at, the title first. */
  search: string[]
  /** The column behind each name that a list may be sorted by. */
  sorts: Record<string, string>
  filters: Record<string, string>
  /** @param input as the collection's input schema gives it */
  write: (input: Record<string, unknown>) => Columns
  /** The columns that a new record has where its input leaves them out. */
  blank: Columns
  /** All fields of a row, shown ones included. */
  read: (row: Row) => Record<string, unknown>
  /** The pictures that each field names. */
  pictureIds: (fields: Record<string, unknown>) => Map<string, string[]>
  /** The pictures and PDFs that these fields name; the fields may have been kept under other rules. */
  namedIn: (fields: Record<string, unknown>) => { pictureIds: string[]; dataSheetFiles: string[] }
}

/** Ties a collection to its table. */
export function defineStore(collection: Collection, rules: StoreRules = {}): Store {
  const { description } = collection
  const { written, shown } = columnsOf(description)
  const all = [...written, ...shown]
  return {
    ...rules,
    attachments: attachmentsOf(description, rules),
    collection,
    table: description.table,
    isPublic: description.visitors !== undefined,
    search: searchedIn(description),
    sorts: sortsOf(description),
    filters: Object.fromEntries((description.filters ?? []).map((name) => [name, columnOf(name)])),
    write: (input) =>
      Object.assign({}, ...written.map(([name, field]) => field.write(input[name]))) as Columns,
    blank: Object.assign({}, ...written.map(([, { none }]) => none)) as Columns,
    read: (row) => Object.fromEntries(all.map(([name, field]) => [name, field.read(row)])),
    pictureIds: (fields) =>
      new Map(written.map(([name, field]) => [name, field.pictureIds?.(fields[name]) ?? []])),
    namedIn(fields) {
      const readable = written.filter(([name]) => {
        const field = collection.fields[name]
        return field && safeParse(field.output, fields[name]).success
      })
      return {
        pictureIds: readable.flatMap(([name, field]) => field.pictureIds?.(fields[name]) ?? []),
        dataSheetFiles: readable.flatMap(
          ([name, field]) => field.dataSheetFiles?.(fields[name]) ?? [],
        ),
      }
    },
  }
}

/** The notes of staff go with the record that they are on. */
function attachmentsOf(
  { worked }: CollectionDescription,
  { attachments = [] }: StoreRules,
): Attachment[] {
  return worked ? [...attachments, { table: 'work_notes', column: 'record_id' }] : attachments
}

function searchedIn({ title, fields, shown }: CollectionDescription): string[] {
  const searched = Object.entries({ ...shown, ...fields }).flatMap(([name, field]) =>
    field.searched && name !== title ? name : [],
  )
  return title === undefined ? searched : [title, ...searched]
}

function sortsOf({ title, sorts }: CollectionDescription): Record<string, string> {
  const names = sorts.map((sort) => sort.replace(/^-/, ''))
  return Object.fromEntries(
    names.map((name) => [name, name === title ? foldedTitle : columnOf(name)]),
  )
}
