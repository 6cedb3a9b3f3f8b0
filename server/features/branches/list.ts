import type { Branch } from '#contract/content/branch.ts'
import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import { presentBranch } from './present.ts'

/** All branches, the default one first, then in their order. */
export async function listBranches(db: Database, language: Language): Promise<Branch[]> {
  const rows = await db
    .selectFrom('branches')
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows.map((row) => presentBranch(row, language))
}
