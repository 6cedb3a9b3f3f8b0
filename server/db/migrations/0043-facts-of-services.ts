import type { Kysely } from 'kysely'

// A migration is frozen in time: these are the languages of its own day.
const languages = ['ar', 'en']
const inAll = (field: string) => languages.map((language) => `${field}_${language}`)

/** Services tell their steps, their standards, and the engineer who answers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const lists = [...inAll('steps'), ...inAll('standards')]
  const texts = [
    ...inAll('engineer_name'),
    ...inAll('engineer_role'),
    'engineer_phone',
    'engineer_email',
  ]
  for (const [columns, content] of [
    [lists, '[]'],
    [texts, ''],
  ] as const)
    for (const column of columns)
      await db.schema
        .alterTable('services')
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(content))
        .execute()
}
