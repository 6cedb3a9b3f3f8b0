import { sql, type CreateTableBuilder, type Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

export async function up(db: Schema): Promise<void> {
  await createUsers(db)
  await createPictures(db)
  await createContent(db)
  await createMessages(db)
  await createContentVersion(db)
}

async function createUsers(db: Schema): Promise<void> {
  await revised(db, 'users')
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', required)
    .addColumn('first_name', 'text', required)
    .addColumn('last_name', 'text', required)
    .addColumn('gender', 'integer', required)
    .addColumn('photo', 'text')
    .execute()
}

async function createPictures(db: Schema): Promise<void> {
  await db.schema
    .createTable('pictures')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('key', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'integer', required)
    .addColumn('height', 'integer', required)
    .addColumn('color', 'text', required)
    .addColumn('widths', 'text', required)
    .addColumn('created_at', 'text', required)
    .execute()
}

async function createContent(db: Schema): Promise<void> {
  await ordered(db, 'frames')
    .$call(localized('title', 'clickable_name'))
    .addColumn('url', 'text', required)
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id'))
    .execute()
  await revised(db, 'abouts')
    .$call(localized('about_title', 'about', 'trusted_title', 'trusted'))
    .$call(localized('tailored_title', 'tailored'))
    .addColumn('images', 'text', required)
    .execute()
  await ordered(db, 'drivers')
    .$call(localized('title', 'description'))
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id'))
    .execute()
  await revised(db, 'numbers')
    .addColumn('completed_projects', 'integer', required)
    .addColumn('current_clients', 'integer', required)
    .addColumn('employees', 'integer', required)
    .addColumn('customer_satisfaction', 'integer', required)
    .execute()
  await revised(db, 'home_tabs')
    .$call(localized('mission_title', 'mission', 'vission_title', 'vission'))
    .$call(localized('history_title', 'history'))
    .execute()
  await ordered(db, 'home_cards')
    .$call(localized('title', 'description', 'items'))
    .addColumn('type', 'text', required)
    .execute()
  await ordered(db, 'clients')
    .$call(localized('title'))
    .addColumn('picture_id', 'text', (column) => column.references('pictures.id'))
    .execute()
  await ordered(db, 'certificates')
    .$call(localized('title', 'description'))
    .addColumn('pdf_file', 'text', required)
    .addColumn('icon', 'text', required)
    .addColumn('is_new', 'integer', required)
    .execute()
  await revised(db, 'settings')
    .$call(localized('company_name', 'company_description', 'country'))
    .addColumn('logo_picture_id', 'text', (column) => column.references('pictures.id'))
    .$call(texts('facebook_link', 'instagram_link', 'twitter_link', 'linkedin_link'))
    .$call(texts('whats_app_link', 'gmail_link', 'location_link', 'phone_number'))
    .$call(texts('contact_phones'))
    .execute()
  await ordered(db, 'branches')
    .$call(localized('name', 'city', 'address'))
    .$call(texts('country_code', 'phones', 'whats_app', 'email', 'map_link'))
    // A plain `real` has six digits in PostgreSQL, too few for a place on a map.
    .addColumn('latitude', 'double precision', required)
    .addColumn('longitude', 'double precision', required)
    .addColumn('is_default', 'integer', required)
    .execute()
}

async function createMessages(db: Schema): Promise<void> {
  await revised(db, 'messages')
    .$call(texts('name', 'email', 'phone_number', 'message_content', 'language', 'status'))
    .addColumn('idempotency_key', 'text', (column) => column.unique())
    .execute()
  await db.schema
    .createIndex('messages_created_at')
    .on('messages')
    .columns(['created_at'])
    .execute()
}

async function createContentVersion(db: Schema): Promise<void> {
  await db.schema
    .createTable('content_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .execute()
  await sql`insert into content_version (id, version) values (1, 0)`.execute(db)
}

function revised(db: Schema, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
}

function ordered(db: Schema, table: string) {
  return revised(db, table).addColumn('sort_order', 'integer', required)
}

type Table = CreateTableBuilder<string, string>

function localized(...fields: string[]) {
  return texts(...fields.flatMap((field) => [`${field}_ar`, `${field}_en`]))
}

function texts(...columns: string[]) {
  return (table: Table): Table =>
    columns.reduce<Table>((built, column) => built.addColumn(column, 'text', required), table)
}

function required<Column extends { notNull(): Column }>(column: Column): Column {
  return column.notNull()
}
