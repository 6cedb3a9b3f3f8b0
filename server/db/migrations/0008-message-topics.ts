import type { Kysely } from 'kysely'

type Schema = Kysely<unknown>

/** The topic of a contact message; the messages that are there were sent without one. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('topic', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
