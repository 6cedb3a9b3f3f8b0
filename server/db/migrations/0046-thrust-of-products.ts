import type { Kysely } from 'kysely'

/** Products tell their thrust, in newtons: jet fans are chosen by it. Those that are there have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['thrust_minimum', 'thrust_maximum'])
    await db.schema
      .alterTable('products')
      .addColumn(column, 'double precision', (built) => built.notNull().defaultTo(0))
      .execute()
}
