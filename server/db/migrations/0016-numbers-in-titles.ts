import { sql, type Kysely } from 'kysely'

/** Numbers in titles sort by their size: the texts are made again at the next list. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search_texts`.execute(db)
}
