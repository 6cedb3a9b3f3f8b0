import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Limits are counted here, so that several processes and a restarted one share them. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('taken_places')
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .addColumn('free_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('taken_places_pkey', ['subject', 'place'])
    .execute()
  await db.schema.createIndex('taken_places_free_at').on('taken_places').column('free_at').execute()
}
