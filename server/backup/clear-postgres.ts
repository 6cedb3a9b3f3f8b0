import { sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { BackupFault } from './backup-fault.ts'
import { isMarked, markTable } from './unfinished-restore.ts'

/** The name by which a restore knows its own connections. */
const applicationName = `site-restore-${process.pid}`

/** The address of a database whose connections say that they are this restore's. */
export function ownAddress(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('application_name', applicationName)
  return url.href
}

/** Tells whether the database has no tables in which anything is, or only those of a restore that was cut off. */
export async function isPostgresEmpty(db: Database): Promise<boolean> {
  return (await isMarked(db)) || (await tablesOf(db)).length === 0
}

/**
 * Makes room in the database and marks it as unfinished, in one transaction (BACKUP-7). The tables there move to
 * another schema; those that an interrupted restore has left are deleted.
 *
 * @param aside the name of that schema
 * @returns that schema, where anything is in it
 */
export async function clearPostgres(db: Database, aside: string): Promise<string | undefined> {
  const tables = await tablesOf(db)
  const isUnfinished = await isMarked(db)
  if (tables.length > 0 && !isUnfinished) await requireAlone(db)
  await db.transaction().execute(async (transaction) => {
    const run = (statement: string) => sql.raw(statement).execute(transaction)
    if (isUnfinished) {
      for (const table of tables) await run(`drop table "${table}" cascade`)
    } else if (tables.length > 0) {
      await run(`create schema "${aside}"`)
      for (const table of tables) await run(`alter table "${table}" set schema "${aside}"`)
    }
    await run(`create table "${markTable}" (at text)`)
  })
  return tables.length > 0 && !isUnfinished ? aside : undefined
}

export async function unmarkPostgres(db: Database): Promise<void> {
  await sql`drop table ${sql.table(markTable)}`.execute(db)
}

/** @throws BackupFault where anybody else is connected: what a server stored from now on would be lost */
async function requireAlone(db: Database): Promise<void> {
  const { rows } = await sql<{ others: number }>`
    select count(*)::integer as others from pg_stat_activity
    where datname = current_database() and usename = current_user
      and application_name is distinct from ${applicationName}`.execute(db)
  const others = rows[0]?.others ?? 0
  if (others > 0)
    throw new BackupFault(
      'in_use',
      `The database of DATABASE_URL has ${others} other ${others === 1 ? 'connection' : 'connections'}: stop the servers first`,
    )
}

async function tablesOf(db: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema()`.execute(db)
  return rows.map(({ name }) => name)
}
