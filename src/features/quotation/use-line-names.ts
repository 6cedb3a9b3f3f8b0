import { useQuery } from '@tanstack/react-query'
import { findAddressed } from '#contract/find-addressed.ts'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import type { ListedLine } from '#src/pwa/storage/quotation-store.ts'

type Named = Pick<ListedLine, 'product' | 'title'>

/** Names lines by the catalogue, or as they were named when they were added, where that has them no more. */
export function useLineNames() {
  const { data: products } = useQuery(sections.products(useApi()))
  const productOf = ({ product }: Named) => findAddressed(products ?? [], product)
  return {
    productOf,
    nameOf: (line: Named) => productOf(line)?.title ?? (line.title || line.product),
    /** True where the catalogue is known and does not have it (QUOTE-5). */
    isGone: (line: Named) => products !== undefined && productOf(line) === undefined,
  }
}
