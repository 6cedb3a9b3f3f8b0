import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Tells whether PostgreSQL has the index of searches, for which the account has to be allowed `pg_trgm` (SEARCH-7). */
export async function hasTextIndex(db: Database): Promise<boolean> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('search_texts_content') is not null as there`.execute(db)
  return rows[0]?.there ?? false
}
