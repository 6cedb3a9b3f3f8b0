import type { Settings } from '#contract/content/settings.ts'
import type { Language } from '#contract/locale.ts'
import { wholePage, type Page } from '#server/content/page.ts'
import { pictureColumns } from '#server/content/stored-picture.ts'
import type { Database } from '#server/db/database.ts'
import { presentSettings } from './present.ts'

/** The site settings, one row at the most. */
export async function listSettings(db: Database, language: Language): Promise<Page<Settings>> {
  const rows = await db
    .selectFrom('settings')
    .leftJoin('pictures', 'pictures.id', 'settings.logo_picture_id')
    .selectAll('settings')
    .select(pictureColumns)
    .orderBy('settings.created_at')
    .limit(1)
    .execute()
  return wholePage(rows.map((row) => presentSettings(row, language)))
}
