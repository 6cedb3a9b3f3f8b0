import type { Kysely } from 'kysely'

// A migration is frozen in time: it knows the schema of its own day, so no table types here.
type Schema = Kysely<unknown>

/** Adds to products their construction, options and standards, and their models with their curves. */
export async function up(db: Schema): Promise<void> {
  const texts = ['construction_ar', 'construction_en']
  const lists = ['options_ar', 'options_en', 'standards_ar', 'standards_en', 'models']
  for (const column of texts) await addColumn(db, column, '')
  for (const column of lists) await addColumn(db, column, '[]')
}

async function addColumn(db: Schema, name: string, content: string) {
  await db.schema
    .alterTable('products')
    .addColumn(name, 'text', (column) => column.notNull().defaultTo(content))
    .execute()
}
