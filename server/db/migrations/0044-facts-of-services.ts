import type { Kysely } from 'kysely'
import { addLists, addTexts } from './steps.ts'

/** Services tell their steps, their standards, and the engineer who answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addLists('services', ['steps', 'standards']).up(db)
  await addTexts('services', ['engineer_name', 'engineer_role']).up(db)
  for (const column of ['engineer_phone', 'engineer_email'])
    await db.schema
      .alterTable('services')
      .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
      .execute()
}
