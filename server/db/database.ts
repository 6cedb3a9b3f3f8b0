import { existsSync, readdirSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Config } from '#server/config.ts'
import { observeDatabase } from './database-telemetry.ts'
import { LibsqlDialect } from './libsql-dialect.ts'
import { PostgresConnections, preparingLimits, servingLimits } from './postgres-connections.ts'
import { SturdyPostgresDialect } from './postgres-dialect.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Milliseconds that a statement waits for another writer of the embedded database. */
const patience = 5_000

const postgresLimits = { serving: servingLimits, preparing: preparingLimits }

/** The embedded database's file under `DATA_DIR`: the one that is there, whatever an earlier release called it. */
export function databaseFile(dataDir: string): string {
  const names = existsSync(dataDir) ? readdirSync(dataDir) : []
  return path.join(dataDir, names.find((name) => name.endsWith('.sqlite')) ?? 'site.sqlite')
}

/**
 * Opens the database that the configuration names: PostgreSQL by `DATABASE_URL`, else the embedded SQLite
 * file, made where it is missing (STORE-1). Close it with `destroy()`.
 *
 * @param reportFault told of each PostgreSQL connection that is lost; another one takes its place.
 * @param purpose how patiently statements wait on PostgreSQL: while visitors wait too, or before the server listens
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  reportFault: (error: Error) => void,
  purpose: keyof typeof postgresLimits = 'serving',
): Promise<Database> {
  const dialect = config.databaseUrl
    ? new SturdyPostgresDialect(
        new PostgresConnections(config.databaseUrl, postgresLimits[purpose], reportFault),
      )
    : await embeddedDialect(config.dataDir)
  const { logQuery, observe } = observeDatabase()
  const db = new Kysely<Tables>({ dialect, log: logQuery })
  observe(db, { engine: config.databaseUrl ? 'postgresql' : 'sqlite', pool: () => dialect.pool })
  // Kysely connects at its first query: a wrong address or a locked folder is better met here.
  await sql`select 1`.execute(db)
  return db
}

async function embeddedDialect(dataDir: string): Promise<LibsqlDialect> {
  // Visitors' personal data: for the server's own account only.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return new LibsqlDialect(databaseFile(dataDir), patience)
}
