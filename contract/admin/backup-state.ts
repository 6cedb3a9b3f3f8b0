import { z } from 'zod/mini'

/** The state of the backups (BACKUP-10). */
export const backupStateSchema = z.object({
  /** When the last one was done; null where there never was one. */
  finishedAt: z.nullable(z.string()),
  /** Files that records name and that it could not find. */
  missing: z.int(),
  /** The one that failed since then, and its short reason, such as `no_space`. */
  failed: z.nullable(z.object({ at: z.string(), fault: z.string() })),
  /** True where there was none for more than two days. */
  isLate: z.boolean(),
})
export type BackupState = z.infer<typeof backupStateSchema>
