import type { Project } from '#contract/content/project.ts'
import type { Language } from '#contract/locale.ts'
import { picturesOf } from '#server/content/stored-images.ts'
import { pictureColumns } from '#server/content/stored-picture.ts'
import { fromJson } from '#server/db/column-values.ts'
import { withFormerSlugs } from '#server/content/former-slugs.ts'
import type { Database } from '#server/db/database.ts'
import { presentProject } from './present.ts'

/** All projects in their order, with their galleries. */
export async function listProjects(db: Database, language: Language): Promise<Project[]> {
  const rows = await db
    .selectFrom('projects')
    .leftJoin('pictures', 'pictures.id', 'projects.picture_id')
    .selectAll('projects')
    .select(pictureColumns)
    .orderBy('projects.sort_order')
    .orderBy('projects.id')
    .execute()
  const pictures = await picturesOf(
    db,
    rows.flatMap((row) => fromJson(row.gallery)),
  )
  const addressed = await withFormerSlugs(db, 'projects', rows)
  return addressed.map((row) => presentProject(row, pictures, language))
}
