import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Devices that are told by push messages, which wait beside the mails. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('push_keys')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('push_devices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('session_id', 'text', (column) =>
      column.notNull().unique().references('sessions.id').onDelete('cascade'),
    )
    .addColumn('endpoint', 'text', (column) => column.notNull().unique())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('told_until', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('subscriptions').addColumn('pushes', 'integer').execute()
  await db.schema
    .alterTable('outgoing_mails')
    .addColumn('device_id', 'text', (column) =>
      column.references('push_devices.id').onDelete('cascade'),
    )
    .execute()
}
