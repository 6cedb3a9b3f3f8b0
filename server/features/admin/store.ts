import type { Transaction } from 'kysely'
import { safeParse, type output } from 'zod/v4/core'
import type { Collection } from '#contract/admin/collection.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Columns, Row } from './collection-db.ts'
import type { CompleteRow } from './complete-row.ts'
import type { FieldColumns } from './field-columns.ts'

/** The sort column for a store's first searched field: folded, with numbers sorted by their size. */
export const foldedTitle = 'search_texts.title'

type FieldColumnsOf<C extends Collection> = {
  [Name in keyof C['fields']]: FieldColumns<
    output<C['fields'][Name]['input']>,
    output<C['fields'][Name]['output']>
  >
}
type ShownColumnsOf<C extends Collection> = {
  [Name in keyof C['shown']]: Pick<FieldColumns<never, output<C['shown'][Name]>>, 'read'>
}
type SortOf<C extends Collection> = C['sorts'][number] extends infer Sort
  ? Sort extends `-${infer Name}`
    ? Name
    : Sort
  : never

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
}

/** Rows of another table that are no records of their own: they go with a record, and come back with it. */
interface Attachment {
  table: keyof Tables
  /** Its column that holds the record's id. */
  column: string
}

/** Keeps a rule among the records, after one of them was written: what of the others was changed for it. */
export type Settle = (
  transaction: Transaction<Tables>,
  written: Row,
) => Promise<{ before: Row; after: Row }[]>

/**
 * Refuses to delete a row that others cannot do without.
 *
 * @throws ApiError
 */
type RequireRemovable = (row: Row) => void

/** Where a collection is kept, and how: its table's columns, and what lists may look at. */
interface StoreDeclaration<C extends Collection> {
  collection: C
  table: keyof Tables
  /** Whether visitors see it, so that a change raises the content version. */
  isPublic: boolean
  columns: FieldColumnsOf<C>
  shown: ShownColumnsOf<C>
  /** The fields that a search looks at. */
  search: (string & (keyof C['fields'] | keyof C['shown']))[]
  /** What other tables know of its records that a search looks at too; it changes only with the record. */
  searchLinked?: SearchLinked
  /** The column behind each name that a list may be sorted by. */
  sorts: Record<SortOf<C> & string, string>
  filters: Record<string & keyof C['filters'], string>
  link?: Link
  complete?: CompleteRow
  parts?: Part[]
  referrers?: Referrer[]
  attachments?: Attachment[]
  settle?: Settle
  requireRemovable?: RequireRemovable
}

/** A store where its collection's own fields do not matter. */
export interface Store {
  collection: Collection
  table: string
  isPublic: boolean
  search: string[]
  searchLinked?: SearchLinked
  sorts: Record<string, string>
  filters: Record<string, string>
  link?: Link
  complete?: CompleteRow
  parts?: Part[]
  referrers?: Referrer[]
  attachments?: Attachment[]
  settle?: Settle
  requireRemovable?: RequireRemovable
  /** @param input as the collection's input schema gives it */
  write: (input: Record<string, unknown>) => Columns
  /** All fields of a row, shown ones included. */
  read: (row: Row) => Record<string, unknown>
  /** The pictures that each field names. */
  pictureIds: (fields: Record<string, unknown>) => Map<string, string[]>
  /** What these of its fields name, which may have been kept under other rules. */
  namedIn: (fields: Record<string, unknown>) => { pictureIds: string[]; dataSheetFiles: string[] }
}

/** Ties a collection of the contract to its table. */
export function defineStore<C extends Collection>(declaration: StoreDeclaration<C>): Store {
  const { columns, shown, ...rest } = declaration
  // The routes parse every input with the collection's own schema, so each field gets its own values.
  const written = Object.entries(columns) as [string, FieldColumns<unknown>][]
  const all = [...written, ...(Object.entries(shown) as typeof written)]
  return {
    ...rest,
    write: (input) =>
      Object.assign({}, ...written.map(([name, field]) => field.write(input[name]))) as Columns,
    read: (row) => Object.fromEntries(all.map(([name, field]) => [name, field.read(row)])),
    pictureIds: (fields) =>
      new Map(written.map(([name, field]) => [name, field.pictureIds?.(fields[name]) ?? []])),
    namedIn(fields) {
      const readable = written.filter(([name]) => {
        const field = declaration.collection.fields[name]
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
