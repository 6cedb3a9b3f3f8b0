import { associatedServices } from '#contract/collections/associated-services.ts'
import type { AddedDescription, CollectionDescription } from '#contract/collections/collection.ts'
import type { Collections } from '#contract/collections/collections.ts'
import type { Language } from '#contract/locale.ts'
import type { Database } from '#server/db/database.ts'
import { collectionDb, type Row } from './collection-db.ts'
import { presentRows } from './list-for-visitors.ts'

/** Finds what the server adds to some rows, for each in turn. */
type Add = (db: Database, rows: Row[], language: Language) => Promise<Record<string, unknown>[]>

/** The names of the collections whose descriptions say that something is added. */
type WithAdded = {
  [Name in keyof Collections]: Collections[Name] extends {
    visitors: { added: Record<string, AddedDescription> }
  }
    ? Collections[Name]['name']
    : never
}[keyof Collections]

const adders: Record<WithAdded, Add> = {
  // Readers of before localization look for both titles (HERO-2).
  frames: async (_db, rows) =>
    rows.map((row) => ({ nameAr: row['title_ar'], nameEn: row['title_en'] })),

  async services(db, rows, language) {
    const below = await collectionDb(db)
      .selectFrom('associated_services')
      .selectAll()
      .$castTo<Row>()
      .orderBy('sort_order')
      .orderBy('id')
      .execute()
    const records = await presentRows(db, associatedServices, below, language)
    return rows.map(({ id }) => ({
      associated: records.filter((_record, index) => below[index]?.['service_id'] === id),
    }))
  },
}

/** The fields that the server adds to each of some rows. */
export async function addedTo(
  db: Database,
  { name }: CollectionDescription,
  rows: Row[],
  language: Language,
): Promise<Record<string, unknown>[]> {
  const add = Object.entries(adders).find(([collection]) => collection === name)?.[1]
  return add ? add(db, rows, language) : rows.map(() => ({}))
}
