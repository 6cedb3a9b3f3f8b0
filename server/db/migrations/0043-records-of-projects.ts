import type { Kysely } from 'kysely'

/** Projects name the products that were installed, and the services that they were an order for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['product_ids', 'service_ids'])
    await db.schema
      .alterTable('projects')
      .addColumn(column, 'text', (built) => built.notNull().defaultTo('[]'))
      .execute()
}
