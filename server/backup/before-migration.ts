import path from 'node:path'
import { sql } from 'kysely'
import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { migrate, pendingMigrations } from '#server/db/migrate.ts'
import { timeNow } from '#server/time/clock.ts'
import { BackupFault } from './backup-fault.ts'
import { pruneArchives, upgradeName } from './backup-names.ts'
import { noteBackup } from './backup-record.ts'
import { type BackupReport, makeBackup } from './make-backup.ts'

/** Archives of this kind that are kept. */
const kept = 3
/** Milliseconds to wait for a backup that is under way, such as that of another process that starts too. */
const patience = 10 * 60_000

interface MigrationOptions {
  report: (line: string) => void
  signal: AbortSignal
}

/**
 * Brings the schema up to date; what a database holds is backed up before (BACKUP-11).
 *
 * @returns the names of the migrations that were run
 * @throws Error with one sentence; nothing was changed then
 */
export async function migrateSafely(
  db: Database,
  config: Readonly<Config>,
  options: MigrationOptions,
): Promise<string[]> {
  const made = await backUpBefore(db, config, options)
  const migrated = await migrate(db)
  if (made) await noteBackup(db, made)
  return migrated
}

async function backUpBefore(
  db: Database,
  config: Readonly<Config>,
  { report, signal }: MigrationOptions,
): Promise<BackupReport | undefined> {
  const { pending, isNew } = await pendingMigrations(db)
  const last = pending.at(-1)
  if (!config.backupBeforeMigration || isNew || last === undefined) return undefined
  if (!(await holdsData(db))) return undefined
  const folder = config.backupDir ?? path.join(config.dataDir, 'backups')
  const file = path.join(folder, upgradeName(last, new Date(timeNow())))
  report(`Backing up before the migration: ${file}`)
  try {
    const made = await makeBackup(config, { file, signal, patience })
    await pruneArchives(folder, 'upgrade', kept)
    return made
  } catch (error) {
    signal.throwIfAborted()
    // Another process that starts too has made it within this second.
    if (error instanceof BackupFault && error.code === 'exists') return undefined
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The backup before the migration failed, and nothing was changed: ${reason}. With BACKUP_BEFORE_MIGRATION=false there is none`,
      { cause: error },
    )
  }
}

/** Tells whether anything would be lost: an account or content. */
async function holdsData(db: Database): Promise<boolean> {
  const { rows } = await sql`select id from users union all
    select cast(id as text) from content_version where version > 0 limit 1`.execute(db)
  return rows.length > 0
}
