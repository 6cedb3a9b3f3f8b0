import type { Kysely } from 'kysely'

type Schema = Kysely<unknown>

/** A key remembers the call that stored it; for older keys that is not known. */
export async function up(db: Schema): Promise<void> {
  await db.schema
    .alterTable('submission_keys')
    .addColumn('call', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
