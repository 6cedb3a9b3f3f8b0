import { workedCollections } from '#contract/collections/collections.ts'
import type { ColumnValue } from '#server/collections/collection-db.ts'
import type { ArchivedFiles } from './archived-files.ts'
import type { Header } from './manifest.ts'

/** A row by its columns. */
export type StoredRow = Record<string, ColumnValue>

/** The rows of a database as they all were at one moment, whatever is written meanwhile (BACKUP-1). */
export interface RowSource {
  engine: Header['engine']
  /** Those that the database has been through, in their order. */
  migrations: string[]
  /** A table comes after those that its rows refer to. */
  tables: string[]
  /** The rows of a table, some at a time. */
  rowsOf: (table: string) => AsyncIterable<StoredRow[]>
  /** The store of the files that rows name. */
  files: ArchivedFiles
  /** To be called again and again while no rows are read, so that the moment is not let go of. */
  hold: () => Promise<void>
}

/** Rows that are read at once. */
export const pageSize = 200

/** The tables that FTS5 makes for each of its own. */
const indexParts = ['', '_data', '_idx', '_content', '_docsize', '_config']

/** The indexes of searches in SQLite (docs/decisions/0041-searches-from-an-index.md). */
const searchIndexes = workedCollections.flatMap(({ table }) =>
  indexParts.map((part) => [`search_${table}${part}`, 'made of search_texts'] as const),
)

/** Tables that an archive does not hold, with the reason. */
export const leftOut: Readonly<Record<string, string>> = {
  kysely_migration: 'told by the header',
  kysely_migration_lock: 'empty while nobody migrates',
  search_texts: 'made anew by the first search',
  search_stale: 'lists what of that is to be made',
  ...Object.fromEntries(searchIndexes),
  taken_places: 'counts what was done within the last minutes and hours',
  backups: 'tells of the backups of one place',
  stored_files: 'archived as files',
  file_parts: 'archived as files',
}

interface Reference {
  from: string
  to: string
}

/** Orders tables so that each comes after those that it refers to; those that refer to one another stay as they are. */
export function inOrder(tables: readonly string[], references: readonly Reference[]): string[] {
  const ordered = new Set<string>()
  const visited = new Set<string>()
  const visit = (table: string) => {
    if (visited.has(table)) return
    visited.add(table)
    for (const { from, to } of references) if (from === table) visit(to)
    if (!Object.hasOwn(leftOut, table)) ordered.add(table)
  }
  for (const table of tables.toSorted()) visit(table)
  return [...ordered]
}
