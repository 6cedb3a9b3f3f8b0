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
  for (const file of new Set(older.map((row) => row.file)))
    if (!(await isNamed(db, file, oldestKept))) await removeSheet(db, files, file)
  await db.deleteFrom('company_profiles').where('version', '<', oldestKept).execute()
}

/** A product or a certificate may show the file, also one that may be brought back, and a later profile may name it too. */
async function isNamed(db: Database, file: string, oldestKept: number): Promise<boolean> {
  const { named } = await db
    .selectNoFrom((row) =>
      row
        .or([
          row.exists(
            row
              .selectFrom('company_profiles')
              .select('version')
              .where('file', '=', file)
              .where('version', '>=', oldestKept),
          ),
          row.exists(row.selectFrom('products').select('id').where('data_sheet_file', '=', file)),
          row.exists(row.selectFrom('certificates').select('id').where('pdf_file', '=', file)),
          row.exists(
            row
              .selectFrom('deleted_records')
              .select('record_id')
              .where('collection', 'in', ['products', 'certificates'])
              .where('row', 'like', `%"${file}"%`),
          ),
        ])
        .as('named'),
    )
    .executeTakeFirstOrThrow()
  // SQLite answers by 1 and 0.
  return Boolean(named)
}

async function removeSheet(db: Database, files: FileStore, file: string): Promise<void> {
  await files.remove('media', file)
  await db.deleteFrom('data_sheets').where('file', '=', file).execute()
}
