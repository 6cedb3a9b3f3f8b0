import { sql, type Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/**
 * Editing the whole site needs these: the focus of a picture that is cut, data sheets by name, states of a record
 * in their order, the record that another was deleted with, and indexes to search and sort lists of thousands fast.
 */
export async function up(db: Schema): Promise<void> {
  for (const column of ['focus_x', 'focus_y']) {
    await db.schema.alterTable('pictures').addColumn(column, 'double precision').execute()
  }
  await createDataSheets(db)
  await db.schema.alterTable('audit_entries').addColumn('record_version', 'integer').execute()
  await db.schema.alterTable('deleted_records').addColumn('deleted_with', 'text').execute()
  await addPhoneKeys(db)
  await createIndex(db, 'applications', 'email')
  for (const table of ['messages', 'applications', 'vendors']) {
    await createIndex(db, table, 'version')
  }
  await db.schema
    .createIndex('search_texts_version')
    .on('search_texts')
    .columns(['collection', 'record_version'])
    .execute()
  await db.schema
    .createIndex('search_texts_title')
    .on('search_texts')
    .columns(['collection', 'title', 'record_id'])
    .execute()
  await createIndex(db, 'vendor_documents', 'expiry_date')
  // Texts are folded in another way since: they are made again when they are asked for.
  await sql`delete from search_texts`.execute(db)
}

async function createDataSheets(db: Schema): Promise<void> {
  await db.schema
    .createTable('data_sheets')
    .addColumn('file', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await sql`insert into data_sheets (file, name, created_at)
    select data_sheet_file, data_sheet_file, min(created_at) from products
    where data_sheet_file is not null group by data_sheet_file`.execute(db)
}

/** Adds the keys by which two spellings of one phone number are known as the same. */
async function addPhoneKeys(db: Schema): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('phone_key', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await sql`update applications set phone_key = substr(phone, length(phone) - 8)
    where length(phone) > 9`.execute(db)
  await createIndex(db, 'applications', 'phone_key')
}

async function createIndex(db: Schema, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
}
