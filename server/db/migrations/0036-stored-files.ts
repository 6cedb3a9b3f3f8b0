import { type Kysely, sql, SqliteAdapter } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Files in the database, in parts, for PostgreSQL and the machines that share it; the embedded one has them beside it. */
export async function up(db: Schema): Promise<void> {
  const isEmbedded = db.getExecutor().adapter instanceof SqliteAdapter
  await db.schema
    .createTable('stored_files')
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('size', 'integer', (column) => column.notNull())
    .addColumn('stored_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('stored_files_key', ['area', 'name'])
    .execute()
  await db.schema
    .createTable('file_parts')
    .addColumn('area', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('part', 'integer', (column) => column.notNull())
    .addColumn('content', isEmbedded ? 'blob' : 'bytea', (column) => column.notNull())
    .addPrimaryKeyConstraint('file_parts_key', ['area', 'name', 'part'])
    .addForeignKeyConstraint(
      'file_parts_file',
      ['area', 'name'],
      'stored_files',
      ['area', 'name'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  // Pictures, PDF and Word files are compressed already.
  if (!isEmbedded)
    await sql`alter table file_parts alter column content set storage external`.execute(db)
}
