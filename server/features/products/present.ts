import type { Selectable } from 'kysely'
import { productSchema, type Product } from '#contract/content/product.ts'
import type { Language } from '#contract/locale.ts'
import { mediaBase } from '#contract/picture.ts'
import type { FormerSlugs } from '#server/content/former-slugs.ts'
import { localize } from '#server/content/localize.ts'
import { presentPicture, type PictureColumns } from '#server/content/stored-picture.ts'
import { fromJson } from '#server/db/column-values.ts'
import type { ProductsTable } from '#server/db/tables/catalogue.ts'

export function presentProduct(
  row: Selectable<ProductsTable> & PictureColumns & FormerSlugs,
  language: Language,
): Product {
  return {
    id: row.id,
    slug: row.slug,
    formerSlugs: row.formerSlugs,
    type: productSchema.shape.type.parse(row.type),
    airflow: { minimum: row.airflow_minimum, maximum: row.airflow_maximum },
    pressure: { minimum: row.pressure_minimum, maximum: row.pressure_maximum },
    power: { minimum: row.power_minimum, maximum: row.power_maximum },
    sizes: fromJson(row.sizes),
    dataSheetUrl: row.data_sheet_file === null ? '' : `${mediaBase}/${row.data_sheet_file}`,
    ...presentPicture(row),
    ...localize(language, {
      title: { ar: row.title_ar, en: row.title_en },
      description: { ar: row.description_ar, en: row.description_en },
      alt: { ar: row.alt_ar, en: row.alt_en },
    }),
  }
}
