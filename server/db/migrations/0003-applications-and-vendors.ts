import type { CreateTableBuilder, Kysely } from 'kysely'

type Schema = Kysely<unknown>

/** The submissions of applicants and vendors, and the private files that come with them. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .createTable('private_files')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(texts('name', 'kind', 'sha256', 'created_at'))
    .addColumn('size', 'integer', (column) => column.notNull())
    .execute()
  await submitted(db, 'applications')
    .$call(texts('full_name', 'email', 'dob', 'phone', 'nationality', 'address', 'country'))
    .$call(texts('gender', 'stage', 'notes'))
    .addColumn('vacancy_id', 'text')
    .addColumn('cv_file_id', 'text', (column) => column.references('private_files.id'))
    .execute()
  await submitted(db, 'vendors')
    .$call(texts('name_ar', 'name_en', 'country', 'city', 'address', 'website'))
    .$call(texts('contact_person', 'phone', 'email', 'categories', 'bank_name', 'status', 'notes'))
    .addColumn('years_in_business', 'integer', (column) => column.notNull())
    .addColumn('profile_file_id', 'text', (column) => column.references('private_files.id'))
    .execute()
  await db.schema
    .createTable('vendor_documents')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('vendor_id', 'text', (column) => column.notNull().references('vendors.id'))
    .$call(texts('type', 'number', 'issue_date'))
    .addColumn('expiry_date', 'text')
    .addColumn('file_id', 'text', (column) => column.notNull().references('private_files.id'))
    .execute()
  for (const table of ['applications', 'vendors']) await index(db, table, 'created_at')
  await index(db, 'vendor_documents', 'vendor_id')
}

function submitted(db: Schema, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .$call(texts('created_at', 'updated_at', 'reference', 'language'))
}

function texts(...columns: string[]) {
  return (table: CreateTableBuilder<string, string>) =>
    columns.reduce(
      (built, column) => built.addColumn(column, 'text', (text) => text.notNull()),
      table,
    )
}

async function index(db: Schema, table: string, column: string): Promise<void> {
  await db.schema.createIndex(`${table}_${column}`).on(table).columns([column]).execute()
}
