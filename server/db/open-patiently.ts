import type { Config } from '#server/config.ts'
import { errorCode } from '#server/disk/error-code.ts'
import { type Database, openDatabase } from './database.ts'
import { createFaultLog } from './fault-log.ts'
import { goByClock } from './follow-clock.ts'

/**
 * Opens the database for work that takes longer than a visitor would wait, such as migrations, and goes by its clock
 * (MACHINE-6).
 *
 * @throws Error with one sentence that names the variable to look at (RUN-2)
 */
export async function openPatiently(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Database> {
  try {
    const db = await openDatabase(config, reportLostConnection, 'preparing')
    await goByClock(db)
    return db
  } catch (cause) {
    throw noDatabase(config, cause)
  }
}

/** The sentence for a database that is not there. */
export function noDatabase({ databaseUrl }: Pick<Config, 'databaseUrl'>, cause: unknown): Error {
  const where = databaseUrl
    ? 'DATABASE_URL leads to no database'
    : 'The database in DATA_DIR cannot be opened'
  // A refused connection to a name with several addresses has a code and no message.
  const reason = cause instanceof Error ? cause.message || errorCode(cause) : String(cause)
  return new Error(`${where}: ${reason}`, { cause })
}

/** Writes one line of the log for each reason, as the server does once it is there. */
export const reportLostConnection = createFaultLog((fault) => {
  const entry = { level: 50, time: Date.now(), ...fault, msg: 'database connection lost' }
  process.stderr.write(`${JSON.stringify(entry)}\n`)
})
