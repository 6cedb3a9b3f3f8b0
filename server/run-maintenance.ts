import path from 'node:path'
import { parseArgs } from 'node:util'
import { type BackupReport, makeBackup } from './backup/make-backup.ts'
import { restoreArchive } from './backup/restore-archive.ts'
import { type Verified, verifyArchive } from './backup/verify-archive.ts'
import { noteBackup } from './backup/backup-record.ts'
import { migrateSafely } from './backup/before-migration.ts'
import { refuseUnfinishedDatabase, refuseUnfinishedFolder } from './backup/unfinished-restore.ts'
import { DatabaseFault } from './db/database-fault.ts'
import { openPatiently } from './db/open-patiently.ts'
import { areaFolder } from './files/file-folders.ts'
import { openFiles } from './files/open-files.ts'
import { writeMails } from './mail/write-mails.ts'
import { ConfigError, readConfig } from './config.ts'
import { prepareDataFolder } from './data-folder.ts'
import { createProgress, type Progress } from './maintenance-progress.ts'
import { type ReportStep, reportToTerminal } from './step-reporter.ts'
import { typedCommand } from './typed-command.ts'

type Environment = Record<string, string | undefined>

/** Names of missing files that are told one by one. */
const mostNamed = 20

const commands = {
  backup: { usage: '--to FILE', options: ['to'], needsFile: true, run: backUp },
  verify: { usage: '--from FILE', options: ['from'], needsFile: true, run: verify },
  restore: {
    usage: '--from FILE [--replace]',
    options: ['from', 'replace'],
    needsFile: true,
    run: restore,
  },
  migrate: { usage: '', options: [], needsFile: false, run: migrateDatabase },
  mails: { usage: '[--to FOLDER]', options: ['to'], needsFile: false, run: showMails },
} as const

/** The words of a command. */
interface Given {
  /** Absolute; empty where none was given. */
  file: string
  replace: boolean
  environment: Environment
  progress: Progress
  report: ReportStep
}

/**
 * Does one of the commands that look after a site's data (BACKUP-9), and says in lines what it does.
 *
 * @param words the command and its options
 * @returns the exit code: 0 done, 1 failed, 2 wrongly used
 */
export async function runMaintenance(words: string[], environment: Environment): Promise<number> {
  const [name = '', ...args] = words
  const command = Object.hasOwn(commands, name) && commands[name as keyof typeof commands]
  if (!command)
    return explain([`There is no command ${name}: use ${Object.keys(commands).join(', ')}`], 2)
  const given = readOptions(args, command.options)
  if (given === undefined || (command.needsFile && given.file === ''))
    return explain([`Use it as: ${typedCommand(name, command.usage, environment)}`], 2)
  const file = given.file && path.resolve(environment['INIT_CWD'] ?? '', given.file)
  const progress = createProgress(process.stdout)
  const report: ReportStep = (line) => {
    progress.clear()
    reportToTerminal(line)
  }
  try {
    await command.run({ ...given, file, environment, progress, report })
    return 0
  } catch (error) {
    progress.clear()
    return explain(linesOf(error), 1)
  }
}

function readOptions(
  args: string[],
  options: readonly string[],
): { file: string; replace: boolean } | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        ...(options.includes('to') && { to: { type: 'string' } }),
        ...(options.includes('from') && { from: { type: 'string' } }),
        ...(options.includes('replace') && { replace: { type: 'boolean' } }),
      },
    })
    const file = values['to'] ?? values['from']
    return { file: typeof file === 'string' ? file : '', replace: values['replace'] === true }
  } catch {
    return undefined
  }
}

async function backUp({ file, environment, progress, report }: Given): Promise<void> {
  const config = readConfig(environment)
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort())
  report(`Backing up ${config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir}`)
  const made = await makeBackup(config, { file, signal: stop.signal, progress: progress.show })
  reportMade(made, report)
  // Owners see the last backup; one that is whole has not failed because nobody could note it.
  const db = await openPatiently(config)
  await noteBackup(db, made).catch(() => undefined)
  await db.destroy()
}

function reportMade(
  { file, size, tables, rows, files, missing }: BackupReport,
  report: ReportStep,
): void {
  reportMissing(missing, report)
  report(`${rows} rows of ${tables} tables and ${files} files`)
  report(`Done: ${file} (${megabytes(size)})`)
}

async function verify({ file, progress, report }: Given): Promise<void> {
  const { header, manifest } = await verifyArchive(file, (bytes) => progress.show(megabytes(bytes)))
  reportMissing(manifest.missing, report)
  report(describe({ header, manifest }))
  report(`Whole: ${file}`)
}

async function restore({ file, replace, environment, progress, report }: Given): Promise<void> {
  const config = readConfig(environment)
  await prepareDataFolder(config.dataDir)
  const done = await restoreArchive(config, { file, replace, report, progress: progress.show })
  reportMissing(done.manifest.missing, report)
  if (done.migrated.length > 0) report(`Migrated it: ran ${done.migrated.join(', ')}`)
  for (const kept of done.kept) report(`What was there is kept in ${kept}`)
  const { PUBLIC_URL: address } = done.header.settings
  if (address !== undefined && address !== config.publicUrl)
    report(`PUBLIC_URL was ${address}: passkeys work at that address alone`)
  report(`Restored: ${describe(done)}`)
}

/** Migrates the database as a start does, after a backup (BACKUP-11). */
async function migrateDatabase({ environment, report }: Given): Promise<void> {
  const config = readConfig(environment)
  await prepareDataFolder(config.dataDir)
  await refuseUnfinishedFolder(config.dataDir)
  const db = await openPatiently(config)
  try {
    if (config.databaseUrl) await refuseUnfinishedDatabase(db)
    const { signal } = new AbortController()
    const migrated = await migrateSafely(db, config, { report, signal })
    report(migrated.length > 0 ? `Done: ran ${migrated.join(', ')}` : 'Done: it is up to date')
  } finally {
    await db.destroy()
  }
}

/** Without `--to` into `mails` of `DATA_DIR`. The embedded database has none: there they are files already. */
async function showMails({ file, environment, report }: Given): Promise<void> {
  const config = readConfig(environment)
  if (config.databaseUrl === undefined)
    return report(
      `Without DATABASE_URL emails are .eml files in ${areaFolder(config.dataDir, 'mail')}`,
    )
  const folder = file || path.join(config.dataDir, 'mails')
  const db = await openPatiently(config)
  try {
    const count = await writeMails(openFiles(db, config), folder)
    report(`${count} emails are in ${folder}`)
  } finally {
    await db.destroy()
  }
}

function describe({ header, manifest }: Verified): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = manifest.parts.filter(({ name }) => name.startsWith('files/')).length
  return `${rows} rows of ${manifest.tables.length} tables and ${files} files, backed up at ${header.madeAt} from ${header.engine} with the migrations up to ${header.migrations.at(-1)}`
}

/** Files that rows name and that were nowhere; their records are intact (FILE-8). */
function reportMissing(missing: readonly string[], report: ReportStep): void {
  if (missing.length === 0) return
  report(`Rows name files that were nowhere: ${missing.length}`)
  for (const name of missing.slice(0, mostNamed)) report(`  ${name}`)
  if (missing.length > mostNamed) report(`  and ${missing.length - mostNamed} more`)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

function linesOf(error: unknown): string[] {
  if (error instanceof ConfigError) return error.lines
  if (error instanceof DatabaseFault && error.code === 'unavailable')
    return [`The database went away before it was done: run it again later (${error.message})`]
  return [error instanceof Error ? error.message || error.name : String(error)]
}

function explain(lines: string[], code: number): number {
  for (const line of lines) process.stderr.write(`${line}\n`)
  return code
}
