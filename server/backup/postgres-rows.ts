import { sql, type Transaction } from 'kysely'
import type { Config } from '#server/config.ts'
import { openPatiently } from '#server/db/open-patiently.ts'
import type { Tables } from '#server/db/tables.ts'
import { storedAccess } from '#server/files/database-files.ts'
import { folderAccess } from '#server/files/folder-files.ts'
import { BackupFault } from './backup-fault.ts'
import { archivedFiles } from './archived-files.ts'
import { refuseUnfinishedDatabase } from './unfinished-restore.ts'
import { inOrder, leftOut, pageSize, type RowSource, type StoredRow } from './row-source.ts'

/** Milliseconds without a statement after which one is sent: PostgreSQL ends transactions that rest for minutes. */
const rest = 20_000

/**
 * Reads PostgreSQL in one snapshot: writers go on, and none of what they write is seen.
 *
 * @throws BackupFault where the database holds no site
 */
export async function withPostgresRows<Result>(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  use: (source: RowSource) => Promise<Result>,
): Promise<Result> {
  const db = await openPatiently(config)
  try {
    return await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (transaction) => use(await sourceOf(transaction, config.dataDir)))
  } finally {
    await db.destroy()
  }
}

async function sourceOf(transaction: Transaction<Tables>, dataDir: string): Promise<RowSource> {
  const names = await namesOf(
    transaction,
    sql`select tablename as name from pg_tables where schemaname = current_schema()`,
  )
  if (!names.includes('kysely_migration'))
    throw new BackupFault('missing', 'There is no site in the database of DATABASE_URL')
  await refuseUnfinishedDatabase(transaction)
  const references = await sql<{ from: string; to: string }>`
    select held.relname as "from", named.relname as "to" from pg_constraint
    join pg_class held on held.oid = conrelid join pg_class named on named.oid = confrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(transaction)
  // An earlier release has them all in the folder, and the next one brings them over after its start.
  const folder = folderAccess(dataDir)
  let askedAt = performance.now()
  return {
    engine: 'PostgreSQL',
    migrations: await namesOf(transaction, sql`select name from kysely_migration order by name`),
    tables: inOrder(
      names.filter((name) => !Object.hasOwn(leftOut, name)),
      references.rows,
    ),
    rowsOf: (table) => pagesOf(transaction, table),
    files: names.includes('stored_files')
      ? archivedFiles(storedAccess(transaction), folder)
      : archivedFiles(folder),
    async hold() {
      if (performance.now() - askedAt < rest) return
      await sql`select 1`.execute(transaction)
      askedAt = performance.now()
    },
  }
}

async function namesOf(
  transaction: Transaction<Tables>,
  query: ReturnType<typeof sql>,
): Promise<string[]> {
  const { rows } = await query.execute(transaction)
  return rows.map((row) => (row as { name: string }).name)
}

async function* pagesOf(
  transaction: Transaction<Tables>,
  table: string,
): AsyncGenerator<StoredRow[]> {
  await sql`declare backup_rows no scroll cursor for select * from ${sql.table(table)}`.execute(
    transaction,
  )
  for (;;) {
    const { rows } = await sql
      .raw<StoredRow>(`fetch ${pageSize} from backup_rows`)
      .execute(transaction)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close backup_rows`.execute(transaction)
}
