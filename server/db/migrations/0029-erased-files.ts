import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Files whose rows were erased, until they are gone from the disk too. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('erased_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .execute()
}
