import type { Product } from '#contract/collections/products.ts'
import { productTypes } from '#contract/content-values.ts'

/** The type filter of an address; one that is not known counts as none. */
export function readProductFilter(search: Record<string, string>): { type?: Product['type'] } {
  const type = productTypes.find((known) => known === search.type)
  return type === undefined ? {} : { type }
}
