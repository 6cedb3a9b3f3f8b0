import type { Dashboard } from '#contract/admin/dashboard.ts'
import { inEachLanguage, languages, type Localized } from '#contract/locale.ts'
import { isLocalized } from '#contract/text-in.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import type { Store } from '../store.ts'
import { stores } from '../stores.ts'

type Completeness = Dashboard['completeness'][number]

/** For each of these public collections with localized fields, how many of those that are filled at all are so in each language. */
export async function contentCompleteness(
  db: Database,
  readable: readonly string[],
): Promise<Completeness[]> {
  const counted: Completeness[] = []
  for (const store of stores.filter(
    ({ isPublic, collection }) => isPublic && readable.includes(collection.name),
  )) {
    const fields = (await readAll(db, store)).flatMap((record) => localizedIn(record))
    const used = fields.filter((texts) => languages.some((language) => isFilled(texts[language])))
    if (used.length === 0) continue
    counted.push({
      collection: store.collection.name,
      total: used.length,
      filled: inEachLanguage(
        (language) => used.filter((texts) => isFilled(texts[language])).length,
      ),
    })
  }
  return counted
}

async function readAll(db: Database, store: Store): Promise<Record<string, unknown>[]> {
  const rows = await collectionDb(db).selectFrom(store.table).selectAll().$castTo<Row>().execute()
  return rows.map((row) => store.read(row))
}

/** The localized values that a value holds, however deep. */
function localizedIn(value: unknown): Localized<unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  if (isLocalized(value)) return [value]
  return Object.values(value).flatMap(localizedIn)
}

function isFilled(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}
