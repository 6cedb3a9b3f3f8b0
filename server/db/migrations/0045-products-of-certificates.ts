import type { Kysely } from 'kysely'

/** Certificates name the products that they are about; one that names none is about the company. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('certificates')
    .addColumn('product_ids', 'text', (built) => built.notNull().defaultTo('[]'))
    .execute()
}
