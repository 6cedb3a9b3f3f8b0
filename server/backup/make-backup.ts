import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Config } from '#server/config.ts'
import { databaseFile } from '#server/db/database.ts'
import { errorCode } from '#server/disk/error-code.ts'
import { createFreeSpace } from '#server/private-files/free-space.ts'
import { timeNow } from '#server/time/clock.ts'
import { ArchiveWriter } from './archive-writer.ts'
import { BackupFault } from './backup-fault.ts'
import { withBackupLock } from './backup-lock.ts'
import { draftOf, sweepArchiveDrafts } from './backup-names.ts'
import { format, type Header, type Manifest } from './manifest.ts'
import { namedFiles } from './named-files.ts'
import { withPostgresRows } from './postgres-rows.ts'
import { leftOut, type RowSource, type StoredRow } from './row-source.ts'
import { withSqliteRows } from './sqlite-rows.ts'
import { refuseUnfinishedFolder } from './unfinished-restore.ts'

export interface BackupOptions {
  /** The path of the archive. A file that is there is left alone, unless it is to be replaced. */
  file: string
  replace?: boolean
  /** Ends it; nothing of it stays. */
  signal?: AbortSignal
  /** Told what was written so far. */
  progress?: (what: string) => void
  /** Milliseconds to wait for a backup that is under way. */
  patience?: number
}

export interface BackupReport {
  file: string
  /** Bytes of the archive. */
  size: number
  tables: number
  rows: number
  files: number
  /** Files that rows name and that were nowhere. */
  missing: string[]
}

/** Bytes of rows that make a part. */
const partSize = 1024 * 1024

/**
 * Writes one archive of all that a site stores, while it may be running (BACKUP-1): its rows as they are at one moment, and
 * the files that these name.
 *
 * @throws BackupFault, or an error of the disk or the database; nothing is left of the archive
 */
export async function makeBackup(
  config: Readonly<Config>,
  { file, replace = false, patience = 0, ...options }: BackupOptions,
): Promise<BackupReport> {
  await requireWhole(config)
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const write = (source: RowSource) => writeArchive(config, source, { file, ...options })
  const run = async () => {
    if (!replace && existsSync(file))
      throw new BackupFault('exists', `${file} is there already: give the archive another name`)
    await sweepArchiveDrafts(file)
    return config.databaseUrl
      ? withPostgresRows(config, write)
      : withSqliteRows(config.dataDir, write)
  }
  try {
    return await withBackupLock(config, run, patience)
  } catch (error) {
    throw isFull(error) ? new BackupFault('no_space', `The disk of ${file} is full`, error) : error
  }
}

async function writeArchive(
  config: Readonly<Config>,
  source: RowSource,
  { file, signal, progress = () => undefined }: BackupOptions,
): Promise<BackupReport> {
  const madeAt = new Date(timeNow())
  const requireRoom = await roomOf(file, config)
  const writer = await ArchiveWriter.create(file, draftOf(file), {
    madeAt,
    async requireRoom() {
      if (signal?.aborted) throw new BackupFault('stopped', 'The backup was stopped')
      await requireRoom()
    },
  })
  try {
    await writer.writeHeader({
      kind: 'site-backup',
      format,
      madeAt: madeAt.toISOString(),
      engine: source.engine,
      migrations: source.migrations,
      settings: settingsOf(config),
    })
    const { tables, names } = await writeTables(writer, source, progress)
    const missing = await writeFiles(writer, source, { names, progress })
    const size = await writer.finish({ tables, missing, leftOut })
    const rows = tables.reduce((sum, table) => sum + table.rows, 0)
    const files = names.length - missing.length
    return { file, size, tables: tables.length, rows, files, missing }
  } finally {
    await writer.abandon()
  }
}

type Progress = NonNullable<BackupOptions['progress']>

/** @returns the tables with their numbers of rows, and the files that the rows name */
async function writeTables(
  writer: ArchiveWriter,
  source: RowSource,
  progress: Progress,
): Promise<{ tables: Manifest['tables']; names: string[] }> {
  const tables: Manifest['tables'] = []
  const names = new Set<string>()
  for (const table of source.tables) {
    let rows = 0
    for await (const { lines, count } of partsOf(table, source, names)) {
      const number = String(rows).padStart(9, '0')
      await writer.add(`rows/${table}/${number}.jsonl.gz`, await promisify(gzip)(lines))
      rows += count
      progress(`${table}: ${rows} rows`)
    }
    tables.push({ name: table, rows })
  }
  return { tables, names: [...names] }
}

/** The rows of a table as lines of JSON, about a megabyte at a time. @param names gets the files that they name */
async function* partsOf(
  table: string,
  source: RowSource,
  names: Set<string>,
): AsyncGenerator<{ lines: string; count: number }> {
  let lines: string[] = []
  let size = 0
  for await (const page of source.rowsOf(table)) {
    for (const row of page) {
      for (const name of namedFiles(table, row)) names.add(name)
      const line = lineOf(row)
      lines.push(line)
      size += line.length
      if (size < partSize) continue
      yield { lines: lines.join(''), count: lines.length }
      lines = []
      size = 0
    }
  }
  if (lines.length > 0) yield { lines: lines.join(''), count: lines.length }
}

const lineOf = (row: StoredRow) => `${JSON.stringify(row)}\n`

/** @returns those that were nowhere */
async function writeFiles(
  writer: ArchiveWriter,
  source: RowSource,
  { names, progress }: { names: readonly string[]; progress: Progress },
): Promise<string[]> {
  const missing: string[] = []
  for (const [at, name] of names.entries()) {
    const found = await source.files.open(name)
    if (found) await writer.addStream(`files/${name}`, found.size, found.content)
    else missing.push(name)
    progress(`files: ${at + 1} of ${names.length}`)
    await source.hold()
  }
  return missing
}

/** The room that a disk has to keep for the site (FILE-6), where the archive is on the same one. */
async function roomOf(file: string, config: Readonly<Config>): Promise<() => Promise<void>> {
  const folder = path.dirname(file)
  const [own, other] = await Promise.all(
    [config.dataDir, folder].map((one) => stat(one).catch(() => undefined)),
  )
  const space = createFreeSpace(folder, own?.dev === other?.dev ? config.minFreeSpace : 0)
  return async () => {
    if (await space.hasRoom()) return
    throw new BackupFault(
      'no_space',
      `The disk of ${file} has less than MIN_FREE_SPACE left, which the site needs`,
    )
  }
}

/** Tells the settings, for the set-up of another server. Of a secret it tells only that there was one. */
function settingsOf(config: Readonly<Config>): Header['settings'] {
  const { publicUrl, host, port, adminEmail, trustProxy, pushService, logLevel } = config
  const told = {
    PUBLIC_URL: publicUrl,
    HOST: host,
    PORT: String(port),
    ADMIN_EMAIL: adminEmail,
    TRUST_PROXY: trustProxy.join(', '),
    PUSH_SERVICE: pushService,
    LOG_LEVEL: logLevel,
    DATABASE_URL: config.databaseUrl && '(was set)',
    SMTP_URL: config.smtpUrl && '(was set)',
  }
  return Object.fromEntries(
    Object.entries(told).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )
}

/** @throws BackupFault where there is nothing to back up, an Error where it is half of a site */
async function requireWhole({ dataDir, databaseUrl }: Readonly<Config>): Promise<void> {
  if (databaseUrl === undefined && !existsSync(databaseFile(dataDir)))
    throw new BackupFault('missing', `There is no database in DATA_DIR: ${dataDir}`)
  await refuseUnfinishedFolder(dataDir)
}

function isFull(error: unknown): boolean {
  return ['ENOSPC', 'EDQUOT'].includes(errorCode(error))
}
