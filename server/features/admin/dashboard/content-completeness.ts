import type { Dashboard } from '#contract/admin/dashboard.ts'
import { inEachLanguage, languages, type Localized } from '#contract/locale.ts'
import { isLocalized } from '#contract/text-in.ts'
import { readContentVersion } from '#server/db/content-version.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import type { Store } from '../store.ts'
import { stores } from '../stores.ts'

type Completeness = Dashboard['completeness'][number]

/** The figures of all public collections, with the version of the content that they were counted at. */
const counted = new WeakMap<Database, { version: number; all: Promise<Completeness[]> }>()

/**
 * For each of these public collections with localized fields, how many of those that are filled at all are so in each
 * language. They are counted once for each version of the content: thousands of projects are not read for every dashboard.
 */
export async function contentCompleteness(
  db: Database,
  readable: readonly string[],
): Promise<Completeness[]> {
  const version = await readContentVersion(db)
  let known = counted.get(db)
  if (known?.version !== version) {
    known = { version, all: countAll(db) }
    counted.set(db, known)
    // The next one tries again.
    known.all.catch(() => counted.delete(db))
  }
  return (await known.all).filter(({ collection }) => readable.includes(collection))
}

async function countAll(db: Database): Promise<Completeness[]> {
  const all: Completeness[] = []
  for (const store of stores.filter(({ isPublic }) => isPublic)) {
    const fields = (await readAll(db, store)).flatMap((record) => localizedIn(record))
    const used = fields.filter((texts) => languages.some((language) => isFilled(texts[language])))
    if (used.length === 0) continue
    all.push({
      collection: store.collection.name,
      total: used.length,
      filled: inEachLanguage(
        (language) => used.filter((texts) => isFilled(texts[language])).length,
      ),
    })
  }
  return all
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
