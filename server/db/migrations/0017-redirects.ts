import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The addresses that records had before they got another one. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addUniqueConstraint('redirects_address', ['collection', 'slug'])
    .execute()
}
