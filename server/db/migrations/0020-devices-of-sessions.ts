import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Sessions know their device and network; those that are there go on and learn them at their next renewal. */
export async function up(db: Schema): Promise<void> {
  for (const column of ['browser', 'system'])
    await db.schema.alterTable('sessions').addColumn(column, 'text').execute()
  await db.schema
    .alterTable('sessions')
    .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
