import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Sessions name their device, mails of new devices wait until they are sent, and the audit trail is read by indexes. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
  await db.schema
    .createIndex('sign_in_sources_source')
    .on('sign_in_sources')
    .column('source')
    .execute()
  await createNewDeviceMails(db)
  await indexAuditEntries(db)
}

async function createNewDeviceMails(db: Schema): Promise<void> {
  await db.schema
    .createTable('new_device_mails')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('browser', 'text')
    .addColumn('system', 'text')
    .addColumn('network', 'text', (column) => column.notNull())
    .addColumn('signed_in_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('new_device_mails_due_at')
    .on('new_device_mails')
    .column('due_at')
    .execute()
}

/** Each begins with what the trail is narrowed by and goes on in the order in which it is shown. */
async function indexAuditEntries(db: Schema): Promise<void> {
  for (const former of ['audit_entries_at', 'audit_entries_record', 'audit_entries_user'])
    await db.schema.dropIndex(former).execute()
  for (const [name, narrowed] of [
    ['latest', []],
    ['user', ['user_id']],
    ['action', ['action']],
    ['collection', ['collection']],
    ['record', ['collection', 'record_id']],
  ] as const)
    await db.schema
      .createIndex(`audit_entries_${name}`)
      .on('audit_entries')
      .columns([...narrowed, 'at desc', 'record_version desc', 'id'])
      .execute()
}
