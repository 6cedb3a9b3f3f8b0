import { setImmediate } from 'node:timers/promises'
import Libsql from 'libsql'
import { databaseFile } from '#server/db/database.ts'
import { folderAccess } from '#server/files/folder-files.ts'
import { BackupFault } from './backup-fault.ts'
import { archivedFiles } from './archived-files.ts'
import { inOrder, leftOut, pageSize, type RowSource, type StoredRow } from './row-source.ts'

/**
 * Reads the embedded database in one transaction on a connection of its own: writers go on, and none of what they
 * write is seen.
 *
 * @throws BackupFault where it holds no site
 */
export async function withSqliteRows<Result>(
  dataDir: string,
  use: (source: RowSource) => Promise<Result>,
): Promise<Result> {
  const database = new Libsql(databaseFile(dataDir), { timeout: 5_000 })
  try {
    // A transaction sees the moment of its first read.
    database.exec('pragma query_only = ON; begin; select 1 from sqlite_schema')
    return await use(sourceOf(database, dataDir))
  } finally {
    database.close()
  }
}

function sourceOf(database: Libsql.Database, dataDir: string): RowSource {
  const all = <Row>(sql: string, ...values: unknown[]) => database.prepare(sql).all(values) as Row[]
  const names = all<{ name: string }>(
    "select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'",
  ).map(({ name }) => name)
  if (!names.includes('kysely_migration'))
    throw new BackupFault('missing', `There is no database of this site in DATA_DIR: ${dataDir}`)
  const references = names.flatMap((from) =>
    all<{ table: string }>('select "table" from pragma_foreign_key_list(?)', from).map(
      ({ table: to }) => ({ from, to }),
    ),
  )
  return {
    engine: 'SQLite',
    migrations: all<{ name: string }>('select name from kysely_migration order by name').map(
      ({ name }) => name,
    ),
    tables: inOrder(
      names.filter((name) => !Object.hasOwn(leftOut, name)),
      references,
    ),
    rowsOf: (table) => pagesOf(database, table),
    files: archivedFiles(folderAccess(dataDir)),
    hold: async () => undefined,
  }
}

async function* pagesOf(database: Libsql.Database, table: string): AsyncGenerator<StoredRow[]> {
  const page = database.prepare(
    `select rowid as "$place", * from "${table}" where rowid > ? order by rowid limit ${pageSize}`,
  )
  for (let last = Number.MIN_SAFE_INTEGER; ;) {
    const rows = page.all([last]) as (StoredRow & { $place: number })[]
    if (rows.length === 0) return
    last = rows.at(-1)?.$place ?? last
    yield rows.map(({ $place: _place, ...row }) => row)
    // The driver is synchronous: whoever waits for an answer of this process comes in between.
    await setImmediate()
  }
}
