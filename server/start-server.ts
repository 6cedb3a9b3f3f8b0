import type { FastifyInstance } from 'fastify'
import { buildApp, type AppDeps } from './app.ts'
import type { Config } from './config.ts'
import { databaseFile, openDatabase, type Database } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { loadSeed } from './db/seed/load-seed.ts'
import { sampleContent } from './db/seed/sample-content.ts'
import { createFirstAccount, type FirstAccount } from './features/session/create-first-account.ts'
import { siteOrigin } from './http/site-origin.ts'
import { mediaFolder } from './media/media-files.ts'
import type { ReportStep } from './step-reporter.ts'

/**
 * Takes the server from nothing to listening, and reports each step.
 *
 * @returns the listening server; `stop()` ends it gracefully.
 * @throws whatever made a step fail; what had been opened is closed again.
 */
export async function startServer(
  config: Readonly<Config>,
  report: ReportStep,
  site?: AppDeps['site'],
): Promise<FastifyInstance> {
  const db = await openAndReport(config, report)
  let app: FastifyInstance | undefined
  try {
    await prepareContent(db, config, report)
    const account = await createFirstAccount(db, config)
    app = await buildApp({ config, db, ...(site && { site }) })
    report('Listening')
    await app.listen({ port: config.port, host: config.host })
    reportReady(siteOrigin(app, config), account, report)
    return app
  } catch (error) {
    await (app ? app.close() : db.destroy())
    throw error
  }
}

async function openAndReport(config: Config, report: ReportStep): Promise<Database> {
  const file = databaseFile(config.dataDir)
  report(`Opening the database (${config.databaseUrl ? 'PostgreSQL' : `SQLite, ${file}`})`)
  try {
    return await openDatabase(config, reportLostConnection)
  } catch (cause) {
    const where = config.databaseUrl
      ? 'DATABASE_URL leads to no database'
      : 'DATA_DIR is not usable'
    throw new Error(`${where}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}

function reportLostConnection(error: Error): void {
  const entry = { level: 50, time: Date.now(), msg: `database connection lost: ${error.message}` }
  process.stderr.write(`${JSON.stringify(entry)}\n`)
}

async function prepareContent(db: Database, config: Config, report: ReportStep): Promise<void> {
  report('Migrating the database')
  const migrated = await migrate(db)
  report(migrated.length > 0 ? `  ran ${migrated.join(', ')}` : '  up to date')
  if (!config.sampleContent) return
  report('Loading the sample content')
  const media = mediaFolder(config.dataDir)
  const loaded = await loadSeed(db, sampleContent, { seedDir: config.seedDir, media })
  report(loaded ? '  loaded' : '  not needed: the database has content of its own')
}

function reportReady(origin: string, account: FirstAccount, report: ReportStep): void {
  report(`Ready on ${origin}`)
  report(`Admin: ${origin}/admin/`)
  report(`Sign in as ${account.email} with ${passwordHint(account)}`)
}

function passwordHint({ origin, generatedPassword }: FirstAccount): string {
  if (generatedPassword !== undefined) {
    return `the password ${generatedPassword} (made just now and shown only this once)`
  }
  return origin === 'configured'
    ? 'the password set in ADMIN_PASSWORD'
    : 'the password that was set in ADMIN_PASSWORD or printed at the first start'
}
