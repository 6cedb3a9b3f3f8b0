import { sql, type Kysely } from 'kysely'

/** A search for vendors looks at the numbers of their papers too: the texts are made again at the next one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search_texts where collection = 'vendors'`.execute(db)
}
