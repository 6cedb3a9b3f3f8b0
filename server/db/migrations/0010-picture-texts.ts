import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The description of a record's picture, in each language; the pictures from before have none. */
export async function up(db: Schema): Promise<void> {
  for (const table of ['frames', 'drivers', 'clients', 'projects', 'services', 'products']) {
    for (const column of ['alt_ar', 'alt_en']) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
        .execute()
    }
  }
}
