import type { Service } from '#contract/content/service.ts'
import type { Language } from '#contract/locale.ts'
import { pictureColumns } from '#server/content/stored-picture.ts'
import { withFormerSlugs } from '#server/content/former-slugs.ts'
import type { Database } from '#server/db/database.ts'
import { presentService } from './present.ts'

/** All services in their order, each with its associated services in theirs. */
export async function listServices(db: Database, language: Language): Promise<Service[]> {
  const rows = await db
    .selectFrom('services')
    .leftJoin('pictures', 'pictures.id', 'services.picture_id')
    .selectAll('services')
    .select(pictureColumns)
    .orderBy('services.sort_order')
    .orderBy('services.id')
    .execute()
  const associated = await db
    .selectFrom('associated_services')
    .selectAll()
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  const addressed = await withFormerSlugs(db, 'services', rows)
  return addressed.map((row) => {
    const own = associated.filter((entry) => entry.service_id === row.id)
    return presentService(row, own, language)
  })
}
