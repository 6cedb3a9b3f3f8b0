import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { BackupState } from '#contract/admin/backup-state.ts'
import { toTime } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { DatabaseFault } from '#server/db/database-fault.ts'
import { errorCode } from '#server/disk/error-code.ts'
import { timeNow } from '#server/time/clock.ts'
import { BackupFault } from './backup-fault.ts'
import type { BackupReport } from './make-backup.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Milliseconds without a sign of life after which the process of a backup is taken for dead. */
const lease = 10 * minute
/** Milliseconds until one that failed is tried again, and until one is that found another one under way. */
const pauses = { failed: hour, busy: 5 * minute }
/** Milliseconds without a backup after which owners are warned (BACKUP-10). */
const warning = 2 * day
/** Milliseconds for which it is known what became of a backup. */
const memory = 90 * day

const inFuture = (milliseconds: number) => toTime(new Date(timeNow() + milliseconds))

/**
 * Takes the backup of a time of the schedule, so that no other process makes it too (BACKUP-8).
 *
 * @returns whether this process is to make it now
 */
export async function takeBackup(db: Database, id: string, file: string): Promise<boolean> {
  const now = inFuture(0)
  const started = { state: 'running' as const, started_at: now, due_at: inFuture(lease), file }
  const made = await db
    .insertInto('backups')
    .values({ id, ...started, finished_at: null, size: 0, missing_files: 0, fault: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  if (made.numInsertedOrUpdatedRows === 1n) return true
  const taken = await db
    .updateTable('backups')
    .set(started)
    .where('id', '=', id)
    .where('state', '!=', 'done')
    .where('due_at', '<=', now)
    .executeTakeFirst()
  return taken.numUpdatedRows === 1n
}

/** Tells other processes that this one is still at it. */
export async function renewBackup(db: Database, id: string): Promise<void> {
  await db
    .updateTable('backups')
    .set({ due_at: inFuture(lease) })
    .where('id', '=', id)
    .execute()
}

export async function endBackup(db: Database, id: string, made: BackupReport): Promise<void> {
  await db.updateTable('backups').set(factsOf(made)).where('id', '=', id).execute()
  await db.deleteFrom('backups').where('started_at', '<', inFuture(-memory)).execute()
}

/** Notes why a backup came to nothing, and when it is tried again. */
export async function failBackup(db: Database, id: string, error: unknown): Promise<void> {
  const fault = faultOf(error)
  const failed = { state: 'failed' as const, fault, due_at: inFuture(pauses.failed) }
  // One that was stopped, or found another one under way, has not failed.
  const put = { stopped: { due_at: inFuture(0) }, busy: { due_at: inFuture(pauses.busy) } }
  await db
    .updateTable('backups')
    .set(fault === 'stopped' || fault === 'busy' ? put[fault] : failed)
    .where('id', '=', id)
    .execute()
}

/** Notes a backup that the schedule knows nothing of. */
export async function noteBackup(db: Database, made: BackupReport): Promise<void> {
  const now = inFuture(0)
  await db
    .insertInto('backups')
    .values({ id: randomUUID(), started_at: now, fault: '', ...factsOf(made) })
    .execute()
}

function factsOf({ file, size, missing }: BackupReport) {
  const now = inFuture(0)
  return {
    state: 'done' as const,
    finished_at: now,
    due_at: now,
    file: path.basename(file),
    size,
    missing_files: missing.length,
  }
}

/** A short word for what owners are told. */
function faultOf(error: unknown): string {
  if (error instanceof BackupFault || error instanceof DatabaseFault) return error.code
  return errorCode(error) || 'failed'
}

/** Reads the last backup, and the one that failed since, for owners (BACKUP-10). */
export async function readBackupState(db: Database): Promise<BackupState> {
  const done = await db
    .selectFrom('backups')
    .select(['finished_at', 'missing_files', 'started_at'])
    .where('state', '=', 'done')
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const failed = await db
    .selectFrom('backups')
    .select(['started_at', 'fault'])
    .where('state', '=', 'failed')
    .where('started_at', '>', done?.started_at ?? '')
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const since = done?.finished_at ?? (await firstDay(db))
  return {
    finishedAt: done?.finished_at ?? null,
    missing: done?.missing_files ?? 0,
    failed: failed ? { at: failed.started_at, fault: failed.fault } : null,
    isLate: since < inFuture(-warning),
  }
}

/** When the site was set up, as far as is known. */
async function firstDay(db: Database): Promise<string> {
  const first = await db
    .selectFrom('users')
    .select((row) => row.fn.min<string | null>('created_at').as('at'))
    .executeTakeFirst()
  return first?.at ?? inFuture(0)
}
