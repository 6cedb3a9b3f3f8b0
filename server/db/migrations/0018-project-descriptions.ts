import type { Kysely } from 'kysely'

/** Projects have a short description besides challenge and solution, which staff fill in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['description_ar', 'description_en'])
    await db.schema
      .alterTable('projects')
      .addColumn(column, 'text', (definition) => definition.notNull().defaultTo(''))
      .execute()
}
