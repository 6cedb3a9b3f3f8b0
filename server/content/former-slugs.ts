import type { AddressedCollection } from '#contract/admin/redirects.ts'
import type { Database } from '#server/db/database.ts'

/** The slugs that a record had before, the oldest first. */
export interface FormerSlugs {
  formerSlugs: string[]
}

/** Rows of a collection with the slugs that their records had before. */
export async function withFormerSlugs<Row extends { id: string }>(
  db: Database,
  collection: AddressedCollection,
  rows: Row[],
): Promise<(Row & FormerSlugs)[]> {
  const redirects = await db
    .selectFrom('redirects')
    .select(['slug', 'record_id'])
    .where('collection', '=', collection)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    ...row,
    formerSlugs: redirects.flatMap(({ slug, record_id }) => (record_id === row.id ? slug : [])),
  }))
}
