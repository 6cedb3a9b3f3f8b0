import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Kysely } from 'kysely'
import type { Config } from '#server/config.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { migrate, migrateTo } from '#server/db/migrate.ts'
import { openPatiently } from '#server/db/open-patiently.ts'
import { openFiles } from '#server/files/open-files.ts'
import { timeNow } from '#server/time/clock.ts'
import { type Part, readArchive } from './archive-reader.ts'
import { BackupFault } from './backup-fault.ts'
import { withBackupLock } from './backup-lock.ts'
import { asideName } from './backup-names.ts'
import { clearFolder, isFolderEmpty } from './clear-folder.ts'
import { clearPostgres, isPostgresEmpty, ownAddress, unmarkPostgres } from './clear-postgres.ts'
import { type ArchivedFiles, archivedFiles } from './archived-files.ts'
import type { StoredRow } from './row-source.ts'
import { isMarked, readMark, removeMark } from './unfinished-restore.ts'
import { type Verified, verifyArchive } from './verify-archive.ts'

export interface RestoreOptions {
  file: string
  /** Keeps what is in the place aside instead of refusing. */
  replace: boolean
  /** Told each step. */
  report: (line: string) => void
  /** Told what was read or stored so far. */
  progress?: (what: string) => void
}

export interface RestoreReport extends Verified {
  /** The folder, and the schema of PostgreSQL, that keep what the restore has replaced. */
  kept: string[]
  /** Migrations that were run after it, of an archive of an older release. */
  migrated: string[]
}

/** Values of one statement; SQLite takes 32,766. */
const mostValues = 20_000

/**
 * Puts what an archive holds into an empty place, of either database (BACKUP-6). The archive is read wholly before anything
 * is changed. A restore that is cut off leaves a place that says so (BACKUP-7).
 *
 * @param config.dataDir a folder that is there
 * @throws BackupFault, or an error of the disk or the database
 */
export async function restoreArchive(
  config: Readonly<Config>,
  { file, replace, report, progress = () => undefined }: RestoreOptions,
): Promise<RestoreReport> {
  const { dataDir } = config
  const databaseUrl = config.databaseUrl && ownAddress(config.databaseUrl)
  const place = { dataDir, databaseUrl }
  report(`Reading ${file}`)
  const verified = await verifyArchive(file, (bytes) => progress(megabytes(bytes)))
  return withBackupLock(place, async () => {
    const kept = await clear(place, { replace, report })
    const db = await openPatiently(place)
    try {
      report('Storing its rows and files')
      await migrateTo(db, verified.header.migrations.at(-1) ?? '')
      const files = archivedFiles(openFiles(db, { ...config, databaseUrl }))
      const migrated = await fill(db, files, { file, verified, progress })
      if (databaseUrl) await unmarkPostgres(db)
      await removeMark(dataDir)
      return { ...verified, kept, migrated }
    } finally {
      await db.destroy()
    }
  })
}

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** @returns where what was there is kept */
async function clear(
  place: Place,
  { replace, report }: Pick<RestoreOptions, 'replace' | 'report'>,
): Promise<string[]> {
  const aside = asideName(new Date(timeNow()))
  const schema = aside.toLowerCase().replaceAll(/\W/g, '_')
  const db = place.databaseUrl ? await openPatiently(place) : undefined
  try {
    const isMarkedFolder = (await readMark(place.dataDir)) !== undefined
    const isEmpty =
      (isMarkedFolder || (await isFolderEmpty(place))) && (!db || (await isPostgresEmpty(db)))
    if (!isEmpty && !replace)
      throw new BackupFault(
        'not_empty',
        `${db ? 'The database of DATABASE_URL, or DATA_DIR,' : 'DATA_DIR'} is not empty: with --replace what is there is kept aside`,
      )
    if (isMarkedFolder || (db && (await isMarked(db))))
      report('An earlier restore was cut off: what it left is taken away')
    const keptSchema = db && (await clearPostgres(db, schema))
    const keptFolder = await clearFolder(place, aside)
    return [...(keptSchema ? [`schema ${keptSchema}`] : []), ...(keptFolder ? [keptFolder] : [])]
  } finally {
    await db?.destroy()
  }
}

interface FillOptions {
  file: string
  verified: Verified
  progress: (what: string) => void
}

/** @returns the migrations that were run once the rows were there, of an archive of an older release */
async function fill(
  db: Database,
  files: ArchivedFiles,
  { file, verified: { manifest }, progress }: FillOptions,
): Promise<string[]> {
  const rows = anyTable(db)
  await rows.transaction().execute(async (transaction) => {
    // Migrations have stored some rows.
    for (const { name } of manifest.tables.toReversed())
      await transaction.deleteFrom(name).execute()
  })
  let done = 0
  let migrated: string[] | undefined
  for await (const part of readArchive(file)) {
    const [, table] = /^rows\/(\w+)\//.exec(part.name) ?? []
    if (table) await storeRows(rows, table, await rowsOf(part))
    else {
      // Files come after all rows. An older release may have had no table for them.
      migrated ??= await migrate(db)
      await files.write(part.name.replace(/^files\//, ''), part.content)
    }
    progress(`part ${(done += 1)} of ${manifest.parts.length}`)
  }
  return migrated ?? migrate(db)
}

/** The tables of an archive have names that no type knows. */
function anyTable(db: Database) {
  return db as unknown as Kysely<Record<string, StoredRow>>
}

async function rowsOf(part: Part): Promise<StoredRow[]> {
  const pieces: Buffer[] = []
  for await (const piece of part.content) pieces.push(piece)
  const lines = (await promisify(gunzip)(Buffer.concat(pieces))).toString().split('\n')
  return lines.filter(Boolean).map((line) => fromJson<StoredRow>(line))
}

async function storeRows(
  db: ReturnType<typeof anyTable>,
  table: string,
  rows: readonly StoredRow[],
): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).length
  const most = Math.max(1, Math.floor(mostValues / Math.max(1, columns)))
  await db.transaction().execute(async (transaction) => {
    for (let at = 0; at < rows.length; at += most)
      await transaction
        .insertInto(table)
        .values(rows.slice(at, at + most))
        .execute()
  })
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}
