import type { Kysely, Migration } from 'kysely'

// Migrations that have shipped use these: what they do is never changed. Another step is added beside them.

/** The columns of a field in both languages. */
const inBoth = (fields: readonly string[]) =>
  fields.flatMap((field) => [`${field}_ar`, `${field}_en`])

/** Gives a table two columns for each of these fields, for texts in both languages; rows that are there have none. */
export function addTexts(table: string, fields: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of inBoth(fields))
        await db.schema
          .alterTable(table)
          .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
          .execute()
    },
  }
}

/** Makes the table of a collection that has an order, texts in both languages, and texts in none. */
export function createTable(
  table: string,
  { localized, texts = [] }: { localized: readonly string[]; texts?: readonly string[] },
): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const begun = db.schema
        .createTable(table)
        .addColumn('id', 'text', (built) => built.primaryKey())
        .addColumn('version', 'integer', (built) => built.notNull())
        .addColumn('created_at', 'text', (built) => built.notNull())
        .addColumn('updated_at', 'text', (built) => built.notNull())
        .addColumn('sort_order', 'integer', (built) => built.notNull())
      const columns = [...inBoth(localized), ...texts]
      await columns
        .reduce((built, name) => built.addColumn(name, 'text', (one) => one.notNull()), begun)
        .execute()
    },
  }
}
