import type { Selectable } from 'kysely'
import { z } from 'zod/mini'
import { inEachLanguage, type Localized } from '#contract/locale.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'
import type { AuditEntriesTable } from '#server/db/tables/changes.ts'
import { collectionDb, type Row } from '#server/collections/collection-db.ts'
import { findStore } from '../stores.ts'

interface Named {
  collection: string
  record_id: string | null
}

type Titles = Map<string, { title: Localized | undefined; isThere?: boolean }>

const titleSchema = z.union([
  // A record that was deleted before a language was added has no text in that language.
  z.object(inEachLanguage(() => z._default(z.string(), ''))),
  z.pipe(
    z.string(),
    z.transform((text: string) => inEachLanguage(() => text)),
  ),
])

/** The first text of a record, by which people know it; undefined where these fields do not hold it. */
export function titleIn(
  collection: string,
  fields: Record<string, unknown> | null,
): Localized | undefined {
  const [name] = collection === 'accounts' ? ['email'] : (findStore(collection)?.search ?? [])
  if (name === undefined || fields === null) return undefined
  return z.safeParse(titleSchema, fields[name]).data
}

/** The author, time and record of an entry, as the contract has them. @param title as of then, or else of now */
export function presentHead(row: Selectable<AuditEntriesTable>, title: Localized | undefined) {
  return {
    id: row.id,
    at: row.at,
    userId: row.user_id,
    userEmail: row.user_email,
    collection: row.collection,
    recordId: row.record_id,
    title: title ?? inEachLanguage(() => ''),
  }
}

/** Tells records of different collections apart. */
export function keyOf({ collection, record_id }: Named): string {
  return `${collection}/${record_id}`
}

/** The titles that these records have now, or had when they were deleted; `isThere` tells the two apart. */
export async function currentTitles(db: Database, entries: Named[]): Promise<Titles> {
  const titles: Titles = new Map()
  for (const collection of new Set(entries.map((entry) => entry.collection))) {
    const store = findStore(collection)
    const ids = entries
      .filter((entry) => entry.collection === collection)
      .flatMap(({ record_id }) => record_id ?? [])
    if (ids.length === 0) continue
    if (collection === 'accounts') await keepAccounts(db, ids, titles)
    if (!store) continue
    const keep = (row: Row, isThere: boolean) => {
      const key = keyOf({ collection, record_id: row.id })
      titles.set(key, { title: titleIn(collection, store.read(row)), isThere })
    }
    const deleted = await db
      .selectFrom('deleted_records')
      .select('row')
      .where('collection', '=', collection)
      .where('record_id', 'in', ids)
      .execute()
    // The rows of a store's table were put away whole.
    for (const { row } of deleted) keep(fromJson(row) as Row, false)
    const rows = await collectionDb(db)
      .selectFrom(store.table)
      .selectAll()
      .$castTo<Row>()
      .where('id', 'in', ids)
      .execute()
    for (const row of rows) keep(row, true)
  }
  return titles
}

/** An account is known by its e-mail. Nothing of it is restored from here. */
async function keepAccounts(db: Database, ids: string[], titles: Titles): Promise<void> {
  const users = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', ids)
    .execute()
  for (const { id, email } of users)
    titles.set(keyOf({ collection: 'accounts', record_id: id }), {
      title: inEachLanguage(() => email),
    })
}
