import type { Product } from '#contract/content/product.ts'
import type { Language } from '#contract/locale.ts'
import { pictureColumns } from '#server/content/stored-picture.ts'
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
  return rows.map((row) => presentProduct(row, language))
}
