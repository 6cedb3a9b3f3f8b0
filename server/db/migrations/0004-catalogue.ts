import type { CreateTableBuilder, Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The content of the pages for projects, services, products and vacancies. */
export async function up(db: Schema): Promise<void> {
  await pictured(db, 'projects')
    .$call(texts('sector'))
    .addColumn('year', 'integer', required)
    .$call(localized('title', 'client', 'location', 'challenge', 'solution', 'scope', 'quantities'))
    .$call(texts('gallery'))
    .execute()
  await pictured(db, 'services')
    .$call(localized('title', 'summary', 'description'))
    .execute()
  await ordered(db, 'associated_services')
    .addColumn('service_id', 'text', (column) =>
      column.notNull().references('services.id').onDelete('cascade'),
    )
    .$call(localized('title', 'description'))
    .execute()
  await pictured(db, 'products')
    .$call(localized('title', 'description'))
    .$call(texts('type'))
    .$call(numbers('airflow_minimum', 'airflow_maximum', 'pressure_minimum', 'pressure_maximum'))
    .$call(numbers('power_minimum', 'power_maximum'))
    .$call(texts('sizes'))
    .addColumn('data_sheet_file', 'text')
    .execute()
  await addressed(db, 'jobs')
    .$call(localized('title', 'department', 'location', 'description', 'requirements'))
    .$call(texts('employment', 'open_since'))
    .execute()
}

function ordered(db: Schema, table: string) {
  return db.schema
    .createTable(table)
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('version', 'integer', required)
    .addColumn('created_at', 'text', required)
    .addColumn('updated_at', 'text', required)
    .addColumn('sort_order', 'integer', required)
}

function addressed(db: Schema, table: string) {
  return ordered(db, table).addColumn('slug', 'text', (column) => column.notNull().unique())
}

function pictured(db: Schema, table: string) {
  return addressed(db, table).addColumn('picture_id', 'text', (column) =>
    column.references('pictures.id'),
  )
}

type Table = CreateTableBuilder<string, string>

function localized(...fields: string[]) {
  return texts(...fields.flatMap((field) => [`${field}_ar`, `${field}_en`]))
}

function texts(...columns: string[]) {
  return (table: Table): Table =>
    columns.reduce<Table>((built, column) => built.addColumn(column, 'text', required), table)
}

// A plain `real` has six digits in PostgreSQL, too few for a large airflow.
function numbers(...columns: string[]) {
  return (table: Table): Table =>
    columns.reduce<Table>(
      (built, column) => built.addColumn(column, 'double precision', required),
      table,
    )
}

function required<Column extends { notNull(): Column }>(column: Column): Column {
  return column.notNull()
}
