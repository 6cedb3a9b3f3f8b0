import { rm } from 'node:fs/promises'
import path from 'node:path'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import type { Database } from '#server/db/database.ts'
import { emptyLog } from '#server/db/empty-log.ts'
import { syncFolder } from '#server/disk/sync-folder.ts'
import { incomingFolder, privateFolder } from '#server/private-files/private-folder.ts'
import { submittedTables } from '#server/submissions/submitted-tables.ts'

/**
 * Removes the files whose rows were erased, as far as the disk lets it, and what else may be left of erased records
 * (PERSON-5).
 *
 * @returns how many files are left
 */
export async function removeErased(db: Database, dataDir: string): Promise<number> {
  const erased = await db.selectFrom('erased_files').select('id').execute()
  const removed: string[] = []
  for (const { id } of erased) if (await removeFile(dataDir, id)) removed.push(id)
  if (removed.length > 0) {
    // A file that came back after a loss of power would stay for ever.
    await syncFolder(privateFolder(dataDir))
    await db.deleteFrom('erased_files').where('id', 'in', removed).execute()
  }
  await forgetSearchTexts(db)
  await emptyLog(db)
  return erased.length - removed.length
}

/** The upkeep's part: it goes on until nothing is left. @throws Error that tells how many files are left */
export async function finishErasures(db: Database, dataDir: string): Promise<void> {
  const left = await removeErased(db, dataDir)
  if (left > 0) throw new Error(`${left} erased files cannot be removed from the disk`)
}

async function removeFile(dataDir: string, id: string): Promise<boolean> {
  try {
    for (const folder of [privateFolder(dataDir), incomingFolder(dataDir)])
      await rm(path.join(folder, id), { force: true })
    return true
  } catch {
    return false
  }
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
