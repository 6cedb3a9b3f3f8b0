import { sql, SqliteAdapter } from 'kysely'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import type { SearchWord } from '#contract/search-text.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb } from '#server/collections/collection-db.ts'
import { hasUnindexed } from './listed-texts.ts'
import type { Expression } from './list-filters.ts'
import type { Store } from './store.ts'

/** Characters of which the index has every sequence; what is shorter is looked for in the texts themselves. */
const sequence = 3

/** The ways in which the words of a search are found. */
export interface SearchPlan {
  words: readonly SearchWord[]
  /** True where the index of SQLite is asked; otherwise the texts are compared. */
  isAsked: boolean
}

/** True of collections that visitors fill: the others are small, and their texts are read. */
export function isIndexed({ collection }: Store): boolean {
  return submittedCollections.some((name) => name === collection.name)
}

/** Plans a search (SEARCH-7). PostgreSQL finds its index by itself. */
export async function planSearch(
  db: Database,
  store: Store,
  words: readonly SearchWord[],
): Promise<SearchPlan> {
  const isAsked =
    words.length > 0 &&
    isIndexed(store) &&
    db.getExecutor().adapter instanceof SqliteAdapter &&
    !(await hasUnindexed(db, store))
  return { words, isAsked }
}

/**
 * Builds the query for records that the index of SQLite finds. Words that are too short for the index are compared with
 * the texts in it, only of those records that have the other words. A cross join is read in the order in which it is
 * written (https://www.sqlite.org/optoverview.html#manual_control_of_query_plans_using_cross_join).
 *
 * @param first the index where few are found; the records, each with its text, where many are
 */
export function joinIndex(
  db: Database,
  { table }: Store,
  words: readonly SearchWord[],
  first: 'index' | 'records',
) {
  const index = `search_${table}`
  const [outer, inner] = first === 'index' ? [index, table] : [table, index]
  const matched = first === 'index' ? words.filter(isLongEnough) : []
  const match = sql<boolean>`${sql.ref(index)} match ${matched.map(oneOf).join(' AND ')}`
  let all = collectionDb(db)
    .selectFrom(outer)
    .crossJoin(inner)
    .where(sql<boolean>`${sql.ref(`${index}.rowid`)} = ${sql.ref(`${table}.rowid`)}`)
    .$if(matched.length > 0, (rows) => rows.where(match))
  for (const forms of words)
    if (!matched.includes(forms)) all = all.where(hasWord(forms, `${index}.content`))
  return all
}

/** The condition of having a word in a text, in one of its forms. */
export function hasWord(forms: SearchWord, text = 'search_texts.content') {
  return (row: Expression) =>
    row.or(forms.map((form) => sql<boolean>`${sql.ref(text)} like ${patternOf(form)} escape '\\'`))
}

function isLongEnough(forms: SearchWord): boolean {
  return forms.every((form) => [...form].length >= sequence)
}

function oneOf(forms: SearchWord): string {
  return `(${forms.map((form) => `"${form.replaceAll('"', '""')}"`).join(' OR ')})`
}

function patternOf(form: string): string {
  return `%${form.replace(/[\\%_]/g, '\\$&')}%`
}
