import type { Database } from '#server/db/database.ts'

/** A backup that has ended. */
export interface LastBackup {
  at: Date
  /** It is whole. */
  ok: boolean
}

/** Finds the last backup of this database; undefined where there has been none. */
export async function lastBackup(db: Database): Promise<LastBackup | undefined> {
  const last = await db
    .selectFrom('backups')
    .select(['state', 'finished_at'])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.finished_at
    ? { at: new Date(last.finished_at), ok: last.state === 'done' }
    : undefined
}
