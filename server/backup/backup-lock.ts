import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Libsql from 'libsql'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { noDatabase } from '#server/db/open-patiently.ts'
import { isLocked } from '#server/db/sqlite-fault.ts'
import { BackupFault } from './backup-fault.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** The number of our advisory lock in PostgreSQL. */
const lockNumber = 2_718_281_801
/** Milliseconds between two looks at a lock that is taken. */
const pause = 250

/** Lets go of the lock. */
type Release = () => Promise<void>

/**
 * Does something that only one process may do at a time with a site's data: back them up or restore them (BACKUP-3). The
 * system or PostgreSQL holds the lock, so one of a process that was killed is free.
 *
 * @param patience milliseconds to wait for it
 * @throws BackupFault `busy`
 */
export async function withBackupLock<Result>(
  place: Place,
  use: () => Promise<Result>,
  patience = 0,
): Promise<Result> {
  const release = await takeLock(place, patience)
  try {
    return await use()
  } finally {
    await release()
  }
}

async function takeLock(place: Place, patience: number): Promise<Release> {
  const giveUpAt = performance.now() + patience
  for (;;) {
    const { dataDir, databaseUrl } = place
    const release = await (databaseUrl ? tryPostgres(databaseUrl) : trySqlite(dataDir))
    if (release) return release
    if (performance.now() >= giveUpAt)
      throw new BackupFault('busy', 'Another backup or restore of this site is under way')
    await setTimeout(pause)
  }
}

/** The lock of an empty SQLite file, which the system frees with its process. */
async function trySqlite(dataDir: string): Promise<Release | undefined> {
  const database = new Libsql(path.join(dataDir, 'backup.lock'), { timeout: 0 })
  try {
    database.exec('begin exclusive')
  } catch (error) {
    database.close()
    if (isLocked(error)) return undefined
    throw error
  }
  return async () => void database.close()
}

/** An advisory lock, which PostgreSQL frees with its connection. */
async function tryPostgres(connectionString: string): Promise<Release | undefined> {
  const client = new pg.Client({
    connectionString,
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  })
  // A lock that is lost is no reason to fail for what is done under it.
  client.on('error', () => undefined)
  await client.connect().catch((cause: unknown) => {
    throw noDatabase({ databaseUrl: connectionString }, cause)
  })
  const { rows } = await client.query<{ held: boolean }>(
    'select pg_try_advisory_lock($1) as held',
    [lockNumber],
  )
  if (rows[0]?.held === true) return () => client.end()
  await client.end()
  return undefined
}
