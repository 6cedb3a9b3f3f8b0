import type { Product } from '#contract/content/product.ts'
import type { Language } from '#contract/locale.ts'
import { pictureColumns } from '#server/content/stored-picture.ts'
import { withFormerSlugs } from '#server/content/former-slugs.ts'
import type { Database } from '#server/db/database.ts'
import { presentProduct } from './present.ts'

/** The whole portfolio in its order. */
export async function listProducts(db: Database, language: Language): Promise<Product[]> {
  const rows = await db
    .selectFrom('products')
    .leftJoin('pictures', 'pictures.id', 'products.picture_id')
    .selectAll('products')
    .select(pictureColumns)
    .orderBy('products.sort_order')
    .orderBy('products.id')
    .execute()
  const addressed = await withFormerSlugs(db, 'products', rows)
  return addressed.map((row) => presentProduct(row, language))
}
