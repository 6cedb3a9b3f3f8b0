import { sql, SqliteAdapter } from 'kysely'
import { submittedCollections } from '#contract/admin/submitted-collections.ts'
import type { SearchWord } from '#contract/search-text.ts'
import type { Database } from '#server/db/database.ts'
import { hasUnindexed } from './listed-texts.ts'
import type { Expression } from './list-filters.ts'
import type { Store } from './store.ts'

/** Characters of which the index has every sequence; what is shorter is looked for in the texts themselves. */
const sequence = 3

/** How the words of a search are looked for. */
export interface SearchPlan {
  /** Those that are compared with every text that the index leaves. */
  compared: readonly SearchWord[]
  /** What the index of SQLite is asked for; undefined where it is not asked. */
  match: string | undefined
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
    isIndexed(store) &&
    db.getExecutor().adapter instanceof SqliteAdapter &&
    words.some(isLongEnough) &&
    !(await hasUnindexed(db, store))
  if (!isAsked) return { compared: words, match: undefined }
  return {
    compared: words.filter((word) => !isLongEnough(word)),
    match: words.filter(isLongEnough).map(oneOf).join(' AND '),
  }
}

/** The condition of being found by the index of SQLite. */
export function isMatch(store: Store, match: string) {
  const index = `search_${store.table}`
  return (row: Expression) => {
    const found = sql<number>`(select rowid from ${sql.table(index)}
      where ${sql.ref(index)} match ${match})`
    return row(sql.ref(`${store.table}.rowid`), 'in', found)
  }
}

/** The condition of having a word in the text, in one of its forms. */
export function hasWord(forms: SearchWord) {
  return (row: Expression) =>
    row.or(
      forms.map((form) => sql<boolean>`search_texts.content like ${patternOf(form)} escape '\\'`),
    )
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
