import type { Transaction } from 'kysely'
import type { Localized } from '#contract/locale.ts'
import { titleColumns, titleOf } from '#server/collections/titles.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/tables.ts'

export interface NamedProduct {
  id: string
  slug: string
  title: Localized
}

/** The products of the catalogue, by their slugs of now and by those that they had before. */
export async function findProducts(
  db: Database | Transaction<Tables>,
): Promise<Map<string, NamedProduct>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'slug', ...titleColumns])
    .execute()
  const byId = new Map(
    rows.map((row) => [row.id, { id: row.id, slug: row.slug, title: titleOf(row) }]),
  )
  const former = await db
    .selectFrom('redirects')
    .select(['slug', 'record_id'])
    .where('collection', '=', 'products')
    .execute()
  const products = new Map<string, NamedProduct>()
  for (const { slug, record_id } of former) {
    const product = byId.get(record_id)
    if (product) products.set(slug, product)
  }
  for (const product of byId.values()) products.set(product.slug, product)
  return products
}
