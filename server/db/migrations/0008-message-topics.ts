import type { Kysely } from 'kysely'

type Schema = Kysely<unknown>

/** What a contact message is about; those that are there were sent without a topic. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('topic', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
