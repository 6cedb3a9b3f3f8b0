import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The backups that were made or tried, by which one process makes each, and owners see the last one. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('backups')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('file', 'text', (column) => column.notNull())
    // A plain integer ends at two gigabytes.
    .addColumn('size', 'double precision', (column) => column.notNull())
    .addColumn('missing_files', 'integer', (column) => column.notNull())
    .addColumn('fault', 'text', (column) => column.notNull())
    .execute()
}
