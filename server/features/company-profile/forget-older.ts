import type { Database } from '#server/db/database.ts'
import type { FileStore } from '#server/files/file-store.ts'

/** The latest profiles whose files stay: pages that visitors have kept still name the one before. */
const kept = 2

/**
 * Removes the files of older company profiles, then their rows: what a crash leaves is removed by the next upkeep
 * (PROFILE-5).
 */
export async function forgetOlderProfiles(db: Database, files: FileStore): Promise<void> {
  const versions = await db
    .selectFrom('company_profiles')
    .select('version')
    .distinct()
    .orderBy('version', 'desc')
    .limit(kept)
    .execute()
  const oldestKept = versions.at(-1)?.version
  if (oldestKept === undefined || versions.length < kept) return
  const older = await db
    .selectFrom('company_profiles')
    .select('file')
    .where('version', '<', oldestKept)
    .execute()
  for (const { file } of older) await removeSheet(db, files, file)
  await db.deleteFrom('company_profiles').where('version', '<', oldestKept).execute()
}

/** A product may show the file as its data sheet, and a later profile may name it too. */
async function removeSheet(db: Database, files: FileStore, file: string): Promise<void> {
  const shown = await db
    .selectFrom('products')
    .select('id')
    .where('data_sheet_file', '=', file)
    .executeTakeFirst()
  const named = await db
    .selectFrom('company_profiles')
    .select('version')
    .where('file', '=', file)
    .orderBy('version', 'desc')
    .limit(kept)
    .execute()
  if (shown !== undefined || named.length > 1) return
  await files.remove('media', file)
  await db.deleteFrom('data_sheets').where('file', '=', file).execute()
}
