import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Mails wait in the database until a mail server has taken them. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('outgoing_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('fault', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('outgoing_mails_due')
    .on('outgoing_mails')
    .columns(['due_at', 'id'])
    .execute()
}
