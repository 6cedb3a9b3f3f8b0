import type { Driver } from '#contract/content/driver.ts'
import type { Language } from '#contract/locale.ts'
import { pictureColumns } from '#server/content/stored-picture.ts'
import type { Database } from '#server/db/database.ts'
import { presentDriver } from './present.ts'

/** All drivers in their order. */
export async function listDrivers(db: Database, language: Language): Promise<Driver[]> {
  const rows = await db
    .selectFrom('drivers')
    .leftJoin('pictures', 'pictures.id', 'drivers.picture_id')
    .selectAll('drivers')
    .select(pictureColumns)
    .orderBy('drivers.sort_order')
    .orderBy('drivers.id')
    .execute()
  return rows.map((row) => presentDriver(row, language))
}
