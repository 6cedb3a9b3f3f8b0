import { once } from 'node:events'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppDeps } from './app.ts'
import { migrateSafely } from './backup/before-migration.ts'
import { refuseUnfinishedDatabase, refuseUnfinishedFolder } from './backup/unfinished-restore.ts'
import type { Config } from './config.ts'
import { prepareDataFolder } from './data-folder.ts'
import { readContentVersion } from './db/content-version.ts'
import { databaseFile, openDatabase, type Database } from './db/database.ts'
import { hasTextIndex } from './db/has-text-index.ts'
import { followClock } from './db/follow-clock.ts'
import { openPatiently, reportLostConnection } from './db/open-patiently.ts'
import { tightenDataDir } from './disk/tighten-data-dir.ts'
import { createFirstAccount, type FirstAccount } from './features/session/create-first-account.ts'
import { firstPasswordFile, readFirstPassword } from './features/session/first-password.ts'
import { bringOver } from './files/bring-over.ts'
import { areaFolder } from './files/file-folders.ts'
import { openFiles } from './files/open-files.ts'
import { siteOrigin } from './http/site-origin.ts'
import type { ReportStep } from './step-reporter.ts'
import { typedCommand } from './typed-command.ts'

interface StartOptions {
  site?: AppDeps['site'] | undefined
  /** Ends the start. A step that is cut off is one transaction or files that may be written again. */
  signal: AbortSignal
}

/**
 * Takes the server from nothing to listening, and reports each step.
 *
 * @returns the listening server; `stop()` ends it gracefully.
 * @throws whatever made a step fail, or the signal's reason; what had been opened is closed again.
 */
export async function startServer(
  config: Readonly<Config>,
  report: ReportStep,
  { site, signal }: StartOptions,
): Promise<FastifyInstance> {
  await prepareDataFolder(config.dataDir)
  await refuseUnfinishedFolder(config.dataDir)
  await tightenAndReport(config.dataDir, report)
  await prepareDatabase(config, report, signal)
  const db = await openDatabase(config, reportLostConnection)
  let app: FastifyInstance | undefined
  try {
    signal.throwIfAborted()
    const unfollow = await followClock(db, reportClock)
    app = await buildApp({ config, db, ...(site && { site }) })
    signal.throwIfAborted()
    app.addHook('onClose', async () => unfollow())
    report('Listening')
    await untilStopped(app.listen({ port: config.port, host: config.host }), signal)
    // Last of all: a start that cannot listen makes no account whose password nobody is told.
    const account = await createFirstAccount(db, config)
    await reportReady(siteOrigin(app, config), account, config, report)
    return app
  } catch (error) {
    await (app ? app.stop(0) : db.destroy())
    throw error
  }
}

/** Waits for a step that others may hold up, such as another process's migrations, but not once told to stop. */
function untilStopped<Result>(step: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const stopped = once(signal, 'abort').then(() => {
    throw signal.reason
  })
  return Promise.race([step, stopped])
}

async function tightenAndReport(dataDir: string, report: ReportStep): Promise<void> {
  const [first, ...more] = await tightenDataDir(dataDir)
  if (first === undefined) return
  const others = more.length > 0 ? ` and ${more.length} more` : ''
  report(`Other accounts may read ${first}${others}: this account may not change that`)
}

// Migrations and sample content take longer than a visitor would wait.
async function prepareDatabase(
  config: Config,
  report: ReportStep,
  signal: AbortSignal,
): Promise<void> {
  const file = databaseFile(config.dataDir)
  report(`Opening the database (${config.databaseUrl ? 'PostgreSQL' : `SQLite, ${file}`})`)
  const db = await openPatiently(config)
  try {
    await prepareContent(db, config, report, signal)
  } finally {
    await db.destroy()
  }
}

function reportClock(difference: number): void {
  const seconds = Math.round(Math.abs(difference) / 1000)
  const msg =
    difference === 0
      ? 'The clock of this machine agrees with the database again'
      : `The clock of this machine is ${seconds} s ${difference > 0 ? 'ahead of' : 'behind'} the database's, which counts`
  process.stderr.write(`${JSON.stringify({ level: 40, time: Date.now(), msg })}\n`)
}

async function prepareContent(
  db: Database,
  config: Config,
  report: ReportStep,
  signal: AbortSignal,
): Promise<void> {
  signal.throwIfAborted()
  if (config.databaseUrl) await refuseUnfinishedDatabase(db)
  report('Migrating the database')
  const migrated = await untilStopped(migrateSafely(db, config, { report, signal }), signal)
  report(migrated.length > 0 ? `  ran ${migrated.join(', ')}` : '  up to date')
  if (config.databaseUrl !== undefined) {
    if (!(await hasTextIndex(db)))
      report('  searches read every text: the account may not create the extension pg_trgm')
    const brought = await bringOver(db, config.dataDir, signal)
    if (brought > 0) report(`Brought ${brought} files from DATA_DIR into the database`)
  }
  if (!config.sampleContent) return
  signal.throwIfAborted()
  report('Loading the sample content')
  const loaded =
    (await readContentVersion(db)) === 0 && (await loadSampleContent(db, config, signal))
  report(loaded ? '  loaded' : '  not needed: the database has content of its own')
}

/** Reads the sample's code too only where it is needed: a server of any other company never has it. */
async function loadSampleContent(db: Database, config: Config, signal: AbortSignal) {
  const sample = await import('#sample/load-sample-content.ts')
  const files = openFiles(db, config)
  return sample.loadSampleContent(db, { seedDir: config.seedDir, files, signal })
}

/** Tells where the site is and how to sign in: by the password itself only where it has just been made. */
async function reportReady(
  origin: string,
  account: FirstAccount,
  config: Config,
  report: ReportStep,
): Promise<void> {
  const file = firstPasswordFile(config.dataDir)
  const isWaiting = (await readFirstPassword(config.dataDir)) !== undefined
  report(`Ready on ${origin}`)
  report(`Admin: ${origin}/admin/`)
  report(`Sign in as ${account.email} with ${passwordHint(account, isWaiting ? file : undefined)}`)
  if (account.origin !== 'existing') return
  const mails = config.smtpUrl ? 'is mailed' : `is written to ${mailPlace(config)}`
  report(`  forgotten? ${origin}/forget-password: the link ${mails}`)
}

function mailPlace({ databaseUrl, dataDir }: Config): string {
  return databaseUrl === undefined
    ? areaFolder(dataDir, 'mail')
    : `the database: \`${typedCommand('mails')}\` shows it`
}

function passwordHint({ origin, generatedPassword }: FirstAccount, file?: string): string {
  if (generatedPassword !== undefined) {
    return `the password ${generatedPassword} (made just now; until someone has signed in it is also in ${file})`
  }
  if (origin === 'configured') return 'the password set in ADMIN_PASSWORD'
  return file ? `the password in ${file}` : 'its password'
}
