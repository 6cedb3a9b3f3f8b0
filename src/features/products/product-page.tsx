import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Certificate } from '#contract/collections/certificates.ts'
import type { Product } from '#contract/collections/products.ts'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { Island } from '#src/hydration/island.tsx'
import { useHasQuotation } from '#src/pwa/quotation/use-quotation-line.ts'
import { AddressedRecord } from '#src/ui/addressed-record.tsx'
import { DetailsSkeleton } from '#src/ui/details-skeleton.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { MissingSection } from '#src/ui/missing-section.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { certificatesOf } from './certificates-of.ts'
import { ProductEnd, ProductOpening } from './product-details.tsx'
import { useProductModels } from './use-product-models.ts'

const ProductSizes = lazyPart(
  async () => (await import('./sizes/product-sizes.tsx')).ProductSizes,
  MissingSection,
)

const none: readonly Certificate[] = []

interface ProductPageProps {
  slug: string
  /** Shown where no product has this slug. */
  missing: ReactNode
}

/** `/products/$slug` (PRODUCT-2), read from the list, so that it also opens without a network. */
export function ProductPage({ slug, missing }: ProductPageProps) {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.products(useApi())))
  const hasQuotation = useHasQuotation()
  if (state.kind === 'empty') return missing
  return (
    <SectionContent state={state} skeleton={<DetailsSkeleton />} emptyText={t('products.empty')}>
      {(products) => (
        <AddressedRecord records={products} slug={slug} missing={missing}>
          {(product) => (
            <article>
              <Island when="touched" now={hasQuotation}>
                <ProductOpening product={product} />
              </Island>
              <Sizes product={product} />
              <Island when="touched">
                <ProductEnd
                  product={product}
                  others={products.filter((entry) => entry !== product)}
                />
              </Island>
            </article>
          )}
        </AddressedRecord>
      )}
    </SectionContent>
  )
}

/** All that stands between the first screen and the end: its code comes when it is near the screen. */
function Sizes({ product }: { product: Product }) {
  const state = useProductModels(product.slug)
  const { data: all = none } = useQuery(sections.certificates(useApi()))
  const certificates = certificatesOf(product, all)
  return (
    <Island>
      <ProductSizes product={product} state={state} certificates={certificates} />
    </Island>
  )
}
