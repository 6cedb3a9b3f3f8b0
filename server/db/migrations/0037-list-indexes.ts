import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The tables of visitors' forms, and the columns that narrow their lists beside the state. */
const tables = [
  { table: 'messages', state: 'status', narrowed: ['topic', 'language', 'branch_id'] },
  { table: 'applications', state: 'stage', narrowed: ['country', 'language', 'vacancy_id'] },
  { table: 'vendors', state: 'status', narrowed: ['country', 'language'] },
]

/**
 * Lists of a million records are read, counted and narrowed from indexes alone, in each of their orders (LIST-12). An index
 * that another one begins with goes: it would only cost each writer.
 */
export async function up(db: Schema): Promise<void> {
  for (const { table, state, narrowed } of tables) {
    const asked = [state, ...narrowed, 'assignee_id', 'due_day']
    await createIndex(db, `${table}_list_created`, table, ['created_at', 'id', ...asked])
    await createIndex(db, `${table}_list_updated`, table, ['updated_at', 'id', ...asked])
    await createIndex(db, `${table}_state`, table, [state, 'id'])
    await createIndex(db, `${table}_state_created`, table, [state, 'created_at', 'id'])
    await createIndex(db, `${table}_assignee_created`, table, [
      'assignee_id',
      'created_at',
      'id',
      state,
    ])
    await db.schema.dropIndex(`${table}_created_at`).execute()
    await db.schema.dropIndex(`${table}_assignee_id`).execute()
  }
}

async function createIndex(db: Schema, name: string, table: string, columns: string[]) {
  await db.schema.createIndex(name).on(table).columns(columns).execute()
}
