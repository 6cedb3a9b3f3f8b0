import { sql } from 'kysely'
import type { BackupState } from '#contract/admin/backup-state.ts'
import type { Health, HealthState, QueueHealth } from '#contract/admin/health.ts'
import { readBackupState } from '#server/backup/backup-record.ts'
import { type Count, fromCount } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { telemetryOf } from '#server/db/database-telemetry.ts'
import { type QueueFigures, readQueues } from '#server/mail/read-queues.ts'
import { timeNow } from '#server/time/clock.ts'
import type { FreeSpace } from '#server/private-files/free-space.ts'
import { readVersions } from '#server/telemetry/release.ts'

const hour = 60 * 60 * 1000

/** Milliseconds of a question to the database from which on visitors notice, and from which on they give up. */
const slowDatabase = { attention: 250, bad: 2_000 }
/** Milliseconds that a mail may wait: a try in vain is followed by another within minutes. */
const longWait = { attention: hour, bad: 24 * hour }
/** Milliseconds after which a daily backup is late. */
const lateBackup = 36 * hour
/** Multiples of the floor of free space below which it is time to make room. */
const lowSpace = 2

export interface HealthSources {
  space: Pick<FreeSpace, 'bytes'>
  /** Bytes of the disk that uploads leave free. */
  floor: number
  countFaults: () => Health['faults']
}

/** Reads how each part of the server is (SEEN-6). */
export async function readHealth(
  db: Database,
  { space, floor, countFaults }: HealthSources,
): Promise<Health> {
  const asked = performance.now()
  await sql`select 1`.execute(db)
  const duration = performance.now() - asked
  const freeBytes = await space.bytes()
  const { mail, push } = await readQueues(db)
  const backup = await readBackupState(db)
  return {
    versions: await readVersions(db),
    startedAt: new Date(performance.timeOrigin).toISOString(),
    database: { state: above(duration, slowDatabase), duration, bytes: await readSize(db) },
    disk: { state: spaceState(freeBytes, floor), freeBytes, floorBytes: floor },
    mail: queueHealth(mail),
    push: queueHealth(push),
    backup: { state: backupHealth(backup), ...backup },
    faults: countFaults(),
  }
}

function above(value: number, { attention, bad }: typeof slowDatabase): HealthState {
  if (value >= bad) return 'bad'
  return value >= attention ? 'attention' : 'good'
}

export function spaceState(freeBytes: number, floor: number): HealthState {
  if (freeBytes < floor) return 'bad'
  return freeBytes < lowSpace * floor ? 'attention' : 'good'
}

/** A message that waits and has not failed is on its way. */
export function queueHealth(figures: QueueFigures, now = timeNow()): QueueHealth {
  const waited = figures.oldestAt === null ? 0 : now - Date.parse(figures.oldestAt)
  const state =
    figures.failing > 0 && waited < longWait.attention ? 'attention' : above(waited, longWait)
  return { ...figures, state }
}

/** A file that records name and nobody has is worth a look too (MACHINE-3). */
export function backupHealth(
  { finishedAt, failed, missing }: BackupState,
  now = timeNow(),
): HealthState {
  if (failed) return 'bad'
  if (finishedAt === null || missing > 0) return 'attention'
  return now - Date.parse(finishedAt) > lateBackup ? 'attention' : 'good'
}

async function readSize(db: Database): Promise<number> {
  const question =
    telemetryOf(db).engine === 'sqlite'
      ? sql<{ bytes: Count }>`
          select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
      : sql<{ bytes: Count }>`select pg_database_size(current_database()) as bytes`
  const { rows } = await question.execute(db)
  return fromCount(rows[0]?.bytes ?? 0)
}
