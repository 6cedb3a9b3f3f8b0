import type { Kysely } from 'kysely'
import { createTable } from './steps.ts'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

const worked = ['messages', 'applications', 'vendors']

/** Submissions are assigned to somebody, until a day, and labelled; staff write notes on them, and are told. */
export async function up(db: Schema): Promise<void> {
  await addFields(db)
  await addLabels(db)
  await addNotes(db)
  await addTellings(db)
}

async function addFields(db: Schema): Promise<void> {
  for (const table of worked)
    for (const column of ['assignee_id', 'due_day']) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
        .execute()
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
    }
}

async function addLabels(db: Schema): Promise<void> {
  await createTable('labels', { localized: ['title'], texts: ['color'] }).up(db)
  for (const table of worked)
    await db.schema
      .alterTable(table)
      .addColumn('label_ids', 'text', (built) => built.notNull().defaultTo('[]'))
      .execute()
}

async function addNotes(db: Schema): Promise<void> {
  await db.schema
    .createTable('work_notes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('author_id', 'text', (column) => column.notNull())
    .addColumn('author', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('work_notes_record_id').on('work_notes').column('record_id').execute()
}

async function addTellings(db: Schema): Promise<void> {
  await db.schema
    .createTable('tellings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('collection', 'text', (column) => column.notNull())
    .addColumn('record_id', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('tellings_user_id').on('tellings').column('user_id').execute()
}
