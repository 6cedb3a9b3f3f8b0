import type { Kysely } from 'kysely'
import { createTable } from './steps.ts'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Replies to visitors are notes that are mailed, and staff keep templates for them. */
export async function up(db: Schema): Promise<void> {
  await createTable('reply_templates', { localized: ['title', 'subject', 'body'] }).up(db)
  await db.schema
    .alterTable('work_notes')
    .addColumn('subject', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .createTable('reply_deliveries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('reply_deliveries_record_id')
    .on('reply_deliveries')
    .column('record_id')
    .execute()
}
