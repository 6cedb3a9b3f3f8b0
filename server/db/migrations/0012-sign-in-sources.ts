import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Failed tries are counted as `taken_places` from here on; those of the last minutes are forgotten. */
export async function up(db: Schema): Promise<void> {
  await db.schema.dropTable('attempts').execute()
  await db.schema
    .createTable('sign_in_sources')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('sign_in_sources_pkey', ['user_id', 'source'])
    .execute()
}
