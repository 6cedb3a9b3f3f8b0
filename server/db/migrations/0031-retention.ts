import { type Kysely, sql } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

const submitted = ['messages', 'applications', 'vendors']

/** The columns of the periods, in months. */
const periods = [
  'message_months',
  'open_application_months',
  'refused_application_months',
  'hired_application_months',
  'open_vendor_months',
  'refused_vendor_months',
]

/** How long what visitors send is kept, what of it is about to be erased, and what the forms said of it. */
export async function up(db: Schema): Promise<void> {
  await addSettings(db)
  await addColumns(db)
  await addLists(db)
}

async function addSettings(db: Schema): Promise<void> {
  const begun = db.schema
    .createTable('retention')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
  await periods
    .reduce((built, name) => built.addColumn(name, 'integer', (one) => one.notNull()), begun)
    .execute()
  await db.schema
    .createTable('retention_notices')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
}

async function addColumns(db: Schema): Promise<void> {
  for (const table of submitted)
    for (const column of ['notice_id', 'state_since'])
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
        .execute()
  // When they got their state is not known; it was then or before.
  for (const table of submitted)
    await sql`update ${sql.table(table)} set state_since = updated_at`.execute(db)
}

async function addLists(db: Schema): Promise<void> {
  await db.schema
    .createTable('retention_listings')
    .addColumn('record_id', 'text', (column) => column.primaryKey())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('days', 'integer', (column) => column.notNull())
    .addColumn('counted_on', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('retention_holds')
    .addColumn('record_id', 'text', (column) => column.primaryKey())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('until', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}
