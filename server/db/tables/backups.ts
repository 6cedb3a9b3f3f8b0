import type { Fixed, TimeText } from '../column-values.ts'

/** A backup that was made, is being made, or failed. */
export interface BackupsTable {
  /** Of the schedule: the time that it is for; else of its own. */
  id: Fixed<string>
  state: 'running' | 'done' | 'failed'
  started_at: TimeText
  finished_at: TimeText | null
  /** While it runs: when another process may take it for dead. After it failed: when it is tried again. */
  due_at: TimeText
  /** The name of the archive. */
  file: string
  /** Bytes of the archive. */
  size: number
  /** Files that rows name and that were nowhere. */
  missing_files: number
  /** Why it failed: a code without anything secret; empty where it did not. */
  fault: string
}

/** The tables of backups. */
export interface BackupTables {
  backups: BackupsTable
}
