import type { Dashboard } from '#contract/admin/dashboard.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import type { Store } from '../store.ts'
import { stores } from '../stores.ts'

type Completeness = Dashboard['completeness'][number]

/** For each public collection with localized fields, how many of those that are filled at all are so in either language. */
export async function contentCompleteness(db: Database): Promise<Completeness[]> {
  const counted: Completeness[] = []
  for (const store of stores.filter(({ isPublic }) => isPublic)) {
    const fields = (await readAll(db, store)).flatMap((record) => localizedIn(record))
    const used = fields.filter(({ ar, en }) => isFilled(ar) || isFilled(en))
    if (used.length === 0) continue
    counted.push({
      collection: store.collection.name,
      total: used.length,
      filled: {
        ar: used.filter(({ ar }) => isFilled(ar)).length,
        en: used.filter(({ en }) => isFilled(en)).length,
      },
    })
  }
  return counted
}

async function readAll(db: Database, store: Store): Promise<Record<string, unknown>[]> {
  const rows = await collectionDb(db).selectFrom(store.table).selectAll().$castTo<Row>().execute()
  return rows.map((row) => store.read(row))
}

/** The values in both languages that a value holds, however deep. */
function localizedIn(value: unknown): { ar: unknown; en: unknown }[] {
  if (typeof value !== 'object' || value === null) return []
  if ('ar' in value && 'en' in value) return [value]
  return Object.values(value).flatMap(localizedIn)
}

function isFilled(value: unknown): boolean {
  return (typeof value === 'string' || Array.isArray(value)) && value.length > 0
}
