import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Sessions name their device, devices are found whatever their account, and the audit trail is read by indexes. */
export async function up(db: Schema): Promise<void> {
  await db.schema.alterTable('sessions').addColumn('device', 'text').execute()
  await db.schema
    .createIndex('sign_in_sources_source')
    .on('sign_in_sources')
    .column('source')
    .execute()
  await indexAuditEntries(db)
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
