import { sql, SqliteAdapter } from 'kysely'
import type { Database } from './database.ts'
import { emptyLogSql } from './libsql-driver.ts'

/** Takes what was deleted out of the embedded database's log; PostgreSQL sees to that by itself. */
export async function emptyLog(db: Database): Promise<void> {
  if (db.getExecutor().adapter instanceof SqliteAdapter) await sql.raw(emptyLogSql).execute(db)
}
