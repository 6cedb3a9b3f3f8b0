import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The audit trail tells of sign-ins, downloads and exports too, those that are alike within an hour by one row. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('audit_entries')
    .addColumn('count', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await db.schema
    .createIndex('audit_entries_user')
    .on('audit_entries')
    .columns(['user_id', 'at'])
    .execute()
}
