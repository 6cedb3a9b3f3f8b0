import type { Database } from '#server/db/database.ts'

/** A backup that has ended. */
export interface LastBackup {
  at: Date
  /** It is whole. */
  ok: boolean
}

/** Finds the last backup of this database; undefined where there has been none. */
export async function lastBackup(db: Database): Promise<LastBackup | undefined> {
  void db
  return undefined
}
