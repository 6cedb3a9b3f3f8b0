import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('notes', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await createOrderVersions(db)
  await createAuditEntries(db)
  await createDeletedRecords(db)
  await createSearchTexts(db)
}

async function createOrderVersions(db: Schema): Promise<void> {
  await db.schema
    .createTable('order_versions')
    .addColumn('collection', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute()
}

async function createAuditEntries(db: Schema): Promise<void> {
  await db.schema
    .createTable('audit_entries')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('user_email', 'text', (column) => column.notNull())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text')
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('before', 'text', (column) => column.notNull())
    .addColumn('after', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('audit_entries_record')
    .on('audit_entries')
    .columns(['collection', 'record_id'])
    .execute()
  await db.schema.createIndex('audit_entries_at').on('audit_entries').column('at').execute()
}

async function createDeletedRecords(db: Schema): Promise<void> {
  await db.schema
    .createTable('deleted_records')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('row', 'text', (column) => column.notNull())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('deleted_records_key', ['collection', 'record_id'])
    .execute()
}

async function createSearchTexts(db: Schema): Promise<void> {
  await db.schema
    .createTable('search_texts')
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('record_version', 'integer', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_texts_key', ['collection', 'record_id'])
    .execute()
}
