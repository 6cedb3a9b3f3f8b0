import { PostgresAdapter, sql } from 'kysely'
import { setAhead } from '#server/time/clock.ts'
import type { Database } from './database.ts'

/** Milliseconds between two looks, since a clock may be set while the server runs. */
const interval = 60_000
/** Milliseconds that do no harm, and that an answer may take on its way. */
const tolerance = 2_000

/**
 * Goes by the database's clock from now on, where this machine's differs (MACHINE-6). The embedded database has none of
 * its own.
 *
 * @param report told of each difference, in milliseconds, negative for a clock that is behind; 0 once it is right again
 * @returns ends it
 */
export async function followClock(
  db: Database,
  report: (difference: number) => void,
): Promise<() => void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return () => undefined
  let known = 0
  const look = async () => {
    const difference = await readDifference(db)
    const applied = Math.abs(difference) < tolerance ? 0 : difference
    // Small steps would have times of one machine run backwards.
    if (Math.abs(applied - known) < tolerance) return
    known = applied
    setAhead(applied)
    report(applied)
  }
  await look()
  // While the database does not answer, what is known goes on holding.
  const timer = setInterval(() => void look().catch(() => undefined), interval).unref()
  return () => clearInterval(timer)
}

/** As `followClock`, for work that is over before a clock is set. */
export async function goByClock(db: Database): Promise<void> {
  const unfollow = await followClock(db, () => undefined)
  unfollow()
}

/** @returns the milliseconds by which this machine is ahead of the database */
async function readDifference(db: Database): Promise<number> {
  const askedAt = Date.now()
  const { rows } = await sql<{ now: string }>`
    select extract(epoch from clock_timestamp()) * 1000 as now`.execute(db)
  const answeredAt = Date.now()
  return Math.round((askedAt + answeredAt) / 2 - Number(rows[0]?.now))
}
