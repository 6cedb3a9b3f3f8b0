import type { ProductModels } from '#contract/fans/fan-model.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { Database } from '#server/db/database.ts'

/** The models of the products that have some, in the products' order. */
export async function fanModelsForVisitors(db: Database): Promise<ProductModels[]> {
  const rows = await db
    .selectFrom('products')
    .select(['slug', 'models'])
    .orderBy('sort_order')
    .orderBy('id')
    .execute()
  return rows
    .map(({ slug, models }) => ({ slug, models: fromJson(models) }))
    .filter(({ models }) => models.length > 0)
}
