import type { AddressedCollection } from '#contract/collections/redirects.ts'
import type { Database } from '#server/db/database.ts'

/** The slugs that each record of a collection had before, the oldest first, by the record's id. */
export async function loadFormerSlugs(
  db: Database,
  collection: AddressedCollection,
): Promise<Map<string, string[]>> {
  const redirects = await db
    .selectFrom('redirects')
    .select(['slug', 'record_id'])
    .where('collection', '=', collection)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const slugs = new Map<string, string[]>()
  for (const { record_id, slug } of redirects) {
    const former = slugs.get(record_id) ?? []
    former.push(slug)
    slugs.set(record_id, former)
  }
  return slugs
}
