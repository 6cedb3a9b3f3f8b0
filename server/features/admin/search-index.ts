import { sql, SqliteAdapter } from 'kysely'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import type { SearchWord } from '#contract/search-text.ts'
import type { Database } from '#server/db/database.ts'
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
 * The condition of being found by the index of SQLite. What is too short for it is compared with the texts that it holds, of
 * those records alone that have the other words.
 */
export function isInIndex(store: Store, words: readonly SearchWord[]) {
  const index = `search_${store.table}`
  const long = words.filter(isLongEnough)
  const match = sql<boolean>`${sql.ref(index)} match ${long.map(oneOf).join(' AND ')}`
  return (row: Expression) => {
    const conditions = [
      ...(long.length > 0 ? [match] : []),
      ...words
        .filter((word) => !isLongEnough(word))
        .map((forms) => hasWord(forms, `${index}.content`)(row)),
    ]
    const found = sql<number>`(select rowid from ${sql.table(index)} where ${row.and(conditions)})`
    return row(sql.ref(`${store.table}.rowid`), 'in', found)
  }
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
