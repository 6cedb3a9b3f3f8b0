import { type Kysely, type Migration, sql } from 'kysely'
import type { CollectionDescription } from '#contract/collections/collection.ts'
import { collections } from '#contract/collections/collections.ts'
import { type Language, languages } from '#contract/locale.ts'
import { columnsOf } from '#server/collections/columns-of.ts'

// Migrations that have shipped use these: what they do is never changed. Another step is added beside them.

/** The columns of a field in all languages. */
const inAll = (fields: readonly string[]) =>
  fields.flatMap((field) => languages.map((language) => `${field}_${language}`))

/** Gives a table a column for each of these fields in each language; rows that are there have no texts in them. */
export function addTexts(table: string, fields: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of inAll(fields)) await addColumn(db, table, column, '')
    },
  }
}

/** The same for fields that hold a list in each language; those of rows that are there are empty. */
export function addLists(table: string, fields: readonly string[]): Migration {
  return {
    async up(db: Kysely<unknown>) {
      for (const column of inAll(fields)) await addColumn(db, table, column, '[]')
    },
  }
}

/**
 * Gives every localized field of the described collections a column for a language. Fresh databases have some of them
 * from the steps that made their tables; a field or table that a later migration makes comes with all its languages.
 */
export function addLanguage(language: Language): Migration {
  return {
    async up(db: Kysely<unknown>) {
      const tables = await db.introspection.getTables()
      for (const description of Object.values<CollectionDescription>(collections)) {
        const { table } = description
        const found = tables.find(({ name }) => name === table)
        const isThere = (column: string) => found?.columns.some(({ name }) => name === column)
        for (const [, { none = {} }] of columnsOf(description).written) {
          const missing = Object.entries(none).filter(
            ([column]) => column.endsWith(`_${language}`) && !isThere(column),
          )
          if (Object.keys(none).some(isThere))
            for (const [column, content] of missing)
              await addColumn(db, table, column, String(content))
        }
      }
    },
  }
}

/** @param content of the rows that are there */
async function addColumn(db: Kysely<unknown>, table: string, column: string, content: string) {
  await db.schema
    .alterTable(table)
    .addColumn(column, 'text', (built) => built.notNull().defaultTo(sql.lit(content)))
    .execute()
}

/** Makes the table of a collection that has an order, texts in each language, and texts in none. */
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
      const columns = [...inAll(localized), ...texts]
      await columns
        .reduce((built, name) => built.addColumn(name, 'text', (one) => one.notNull()), begun)
        .execute()
    },
  }
}
