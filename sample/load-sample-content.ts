import type { Database } from '#server/db/database.ts'
import { loadSeed, type SeedFolders } from './load-seed.ts'
import { sampleContent } from './sample-content.ts'

/** Fills a database that never held any content with the sample company's, as `loadSeed` does. */
export function loadSampleContent(db: Database, folders: SeedFolders): Promise<boolean> {
  return loadSeed(db, sampleContent, folders)
}
