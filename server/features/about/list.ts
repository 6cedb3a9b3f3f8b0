import type { About } from '#contract/content/about.ts'
import type { Language } from '#contract/locale.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import { presentAbout } from './present.ts'

/** The about sections with their pictures, the oldest first. */
export async function listAbouts(db: Database, language: Language): Promise<About[]> {
  const rows = await db.selectFrom('abouts').selectAll().orderBy('created_at').execute()
  const pictureIds = rows.flatMap((row) => fromJson(row.images).map((image) => image.pictureId))
  const pictures =
    pictureIds.length > 0
      ? await db.selectFrom('pictures').selectAll().where('id', 'in', pictureIds).execute()
      : []
  const pictureById = new Map(pictures.map((picture) => [picture.id, picture]))
  return rows.map((row) => presentAbout(row, pictureById, language))
}
