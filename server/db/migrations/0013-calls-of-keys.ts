import type { Kysely } from 'kysely'

type Schema = Kysely<unknown>

/** Which call a key was stored by; of those before it is not known. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('submission_keys')
    .addColumn('call', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
