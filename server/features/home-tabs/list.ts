import type { HomeTab } from '#contract/content/home-tab.ts'
import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import { presentHomeTab } from './present.ts'

/** The records of mission, vision and history, the oldest first. */
export async function listHomeTabs(db: Database, language: Language): Promise<HomeTab[]> {
  const rows = await db.selectFrom('home_tabs').selectAll().orderBy('created_at').execute()
  return rows.map((row) => presentHomeTab(row, language))
}
