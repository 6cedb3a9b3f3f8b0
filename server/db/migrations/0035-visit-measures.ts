import type { Kysely } from 'kysely'

/** Measures of visits, as histograms by day, page and kind of connection. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('visit_measures')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('connection', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_measures_key', ['day', 'page', 'connection', 'metric', 'step'])
    .execute()
}
