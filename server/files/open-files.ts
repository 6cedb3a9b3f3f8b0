import type { Config } from '#server/config.ts'
import type { Database } from '#server/db/database.ts'
import { createDatabaseFiles } from './database-files.ts'
import type { FileStore } from './file-store.ts'
import { createFolderFiles } from './folder-files.ts'

/** The files of this installation: in PostgreSQL by `DATABASE_URL`, else under `DATA_DIR` (MACHINE-1). */
export function openFiles(
  db: Database,
  { dataDir, databaseUrl, mediaCache }: Pick<Config, 'dataDir' | 'databaseUrl' | 'mediaCache'>,
): FileStore {
  return databaseUrl === undefined
    ? createFolderFiles(db, dataDir)
    : createDatabaseFiles(db, dataDir, mediaCache)
}
