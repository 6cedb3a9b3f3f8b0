import type { About } from '#contract/content/about.ts'
import type { Language } from '#contract/locale.ts'
import { picturesOf } from '#server/content/stored-images.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { presentAbout } from './present.ts'

/** The about sections with their pictures, the oldest first. */
export async function listAbouts(db: Database, language: Language): Promise<About[]> {
  const rows = await db.selectFrom('abouts').selectAll().orderBy('created_at').execute()
  const pictures = await picturesOf(
    db,
    rows.flatMap((row) => fromJson(row.images)),
  )
  return rows.map((row) => presentAbout(row, pictures, language))
}
