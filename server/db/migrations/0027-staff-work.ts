import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

const worked = ['messages', 'applications', 'vendors']

/** What visitors send is assigned to somebody, until a day. */
export async function up(db: Schema): Promise<void> {
  for (const table of worked)
    for (const column of ['assignee_id', 'due_day']) {
      await db.schema
        .alterTable(table)
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
        .execute()
      await db.schema.createIndex(`${table}_${column}`).on(table).column(column).execute()
    }
}
