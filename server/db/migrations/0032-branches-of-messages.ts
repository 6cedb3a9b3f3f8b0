import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** The branch that a message is for, and the branches whose messages a person wants to hear of; null for all. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('messages')
    .addColumn('branch_id', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema.alterTable('subscriptions').addColumn('branches', 'text').execute()
}
