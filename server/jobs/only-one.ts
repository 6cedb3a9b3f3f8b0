import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

/** Milliseconds between two signs of life: a connection without any for longer counts as dead. */
const beat = 30_000

/**
 * Does work that several processes would do at the same time at one of them (MACHINE-5): while another one is at it,
 * nothing is done here. A process that dies or loses its connection leaves the work to the next that begins it, so it
 * bears being done again. The embedded database has one process.
 *
 * @param name of the work, the same in all processes
 * @returns whether it was done here
 */
export async function asOnlyOne(
  db: Database,
  name: string,
  work: () => Promise<unknown>,
): Promise<boolean> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) {
    await work()
    return true
  }
  return db.connection().execute(async (connection) => {
    if (!(await lock(connection, name))) return false
    const alive = setInterval(() => void greet(connection).catch(() => undefined), beat).unref()
    try {
      await work()
      return true
    } finally {
      clearInterval(alive)
      // With the connection the lock has gone.
      await unlock(connection, name).catch(() => undefined)
    }
  })
}

/** Tasks of which each is done by one process at a time, by their names. */
export function tasksOfOne(
  db: Database,
  tasks: Readonly<Record<string, () => Promise<unknown>>>,
): (() => Promise<void>)[] {
  return Object.entries(tasks).map(([name, task]) => async () => {
    await asOnlyOne(db, name, task)
  })
}

/** Of the locks of a database ours are those with this first number. */
const ours = 1_853_320_301

async function lock(connection: Kysely<Tables>, name: string): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`
    select pg_try_advisory_lock(${sql.lit(ours)}, hashtext(${name})) as got`.execute(connection)
  return rows[0]?.got ?? false
}

async function unlock(connection: Kysely<Tables>, name: string): Promise<void> {
  await sql`select pg_advisory_unlock(${sql.lit(ours)}, hashtext(${name}))`.execute(connection)
}

async function greet(connection: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(connection)
}
