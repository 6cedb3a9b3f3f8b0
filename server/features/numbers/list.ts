import type { Numbers } from '#contract/content/numbers.ts'
import { wholePage, type Page } from '#server/content/page.ts'
import type { Database } from '#server/db/database.ts'
import { presentNumbers } from './present.ts'

/** The statistics, one row at the most. */
export async function listNumbers(db: Database): Promise<Page<Numbers>> {
  const rows = await db.selectFrom('numbers').selectAll().orderBy('created_at').limit(1).execute()
  return wholePage(rows.map(presentNumbers))
}
