import type { Kysely } from 'kysely'

/** Staff note why they refuse an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('applications')
    .addColumn('refusal_reason', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
