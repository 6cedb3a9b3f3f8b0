import type { Product } from '#contract/collections/products.ts'
import { useQuotationLine } from '#src/pwa/quotation/use-quotation-line.ts'

/** A product on the quotation list, its size left to the company. */
export function useListedProduct({ slug, title }: Product) {
  return useQuotationLine({ product: slug, code: '', point: null, title })
}
