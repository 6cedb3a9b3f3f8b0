import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Kysely, PostgresDialect, sql, type Dialect } from 'kysely'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { LibsqlDialect } from './libsql-dialect.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>

/** Milliseconds that a statement may wait for another writer or for a connection. */
const patience = 5_000

/** The embedded database's file under `DATA_DIR`. */
export function databaseFile(dataDir: string): string {
  return path.join(dataDir, 'nasaem.sqlite')
}

/**
 * Opens the database that the configuration names: PostgreSQL by `DATABASE_URL`, else the embedded SQLite
 * file, made where it is missing (decisions 23). Close it with `destroy()`.
 *
 * @param reportFault told of a PostgreSQL connection lost while idle; the pool replaces it by itself.
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  reportFault: (error: Error) => void,
): Promise<Database> {
  const dialect = config.databaseUrl
    ? postgresDialect(config.databaseUrl, reportFault)
    : await embeddedDialect(config.dataDir)
  const db = new Kysely<Tables>({ dialect })
  // Kysely connects at its first query: a wrong address or a locked folder is better met here.
  await sql`select 1`.execute(db)
  return db
}

async function embeddedDialect(dataDir: string): Promise<Dialect> {
  // Visitors' personal data: for the server's own account only.
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  return new LibsqlDialect(databaseFile(dataDir), patience)
}

function postgresDialect(connectionString: string, reportFault: (error: Error) => void): Dialect {
  const pool = new pg.Pool({
    connectionString,
    connectionTimeoutMillis: patience,
    statement_timeout: 2 * patience,
  })
  // Without a listener a connection lost while idle would end the process.
  pool.on('error', reportFault)
  return new PostgresDialect({ pool })
}
