import { foldForSearch } from '#contract/search-text.ts'
import type { Row } from '#server/collections/collection-db.ts'
import type { Database } from '#server/db/database.ts'
import type { Store } from './store.ts'

/** Makes and stores the texts of these rows; one that was made of a later version stays. */
export async function writeTexts(db: Database, store: Store, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const linked = await linkedTexts(db, store, rows)
  await db
    .insertInto('search_texts')
    .values(rows.map((row) => searchRow(store, row, linked.get(row.id) ?? [])))
    .onConflict((conflict) =>
      conflict
        .columns(['collection', 'record_id'])
        .doUpdateSet((expression) => ({
          record_version: expression.ref('excluded.record_version'),
          title: expression.ref('excluded.title'),
          content: expression.ref('excluded.content'),
        }))
        .whereRef('search_texts.record_version', '<=', 'excluded.record_version'),
    )
    .execute()
}

async function linkedTexts(db: Database, store: Store, rows: readonly Row[]) {
  const texts = new Map<string, string[]>()
  const ids = rows.map(({ id }) => id)
  for (const { id, text } of (await store.searchLinked?.(db, ids)) ?? [])
    texts.set(id, [...(texts.get(id) ?? []), text])
  return texts
}

function searchRow(store: Store, row: Row, linked: string[]) {
  const fields = store.read(row)
  const texts = [...store.search.map((name) => textsOf(fields[name]).join(' ')), ...linked].map(
    foldForSearch,
  )
  return {
    collection: store.collection.name,
    record_id: row.id,
    record_version: row.version,
    title: sortKeyOf(texts[0] ?? ''),
    content: texts.join(' '),
  }
}

/** Numbers in titles sort by their size in any collation once they have equally many digits. */
function sortKeyOf(folded: string): string {
  return folded.replace(/\d+/g, (digits) => digits.padStart(12, '0'))
}

/** The texts of a field, the default language first. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsOf)
}
