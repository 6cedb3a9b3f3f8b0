import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import type { Database } from '#server/db/database.ts'
import { emptyLog } from '#server/db/empty-log.ts'
import type { FileStore } from '#server/files/file-store.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'

/**
 * Removes the files whose rows were erased, as far as the disk lets it, and what else may be left of erased records
 * (PERSON-5).
 *
 * @returns how many files are left
 */
export async function removeErased(db: Database, files: FileStore): Promise<number> {
  const left = await files.finishErasing()
  await forgetSearchTexts(db)
  await emptyLog(db)
  return left
}

/** The upkeep's part: it goes on until nothing is left. @throws Error that tells how many files are left */
export async function finishErasures(db: Database, files: FileStore): Promise<void> {
  const left = await removeErased(db, files)
  if (left > 0) throw new Error(`${left} erased files cannot be removed from the disk`)
}

/** Somebody who searched while a record was erased may have written its texts after that. */
async function forgetSearchTexts(db: Database): Promise<void> {
  for (const collection of submittedCollections)
    await collectionDb(db)
      .deleteFrom('search_texts')
      .where('collection', '=', collection)
      .where('record_id', 'not in', (texts) =>
        texts.selectFrom(submittedTables[collection].table).select('id'),
      )
      .execute()
}
