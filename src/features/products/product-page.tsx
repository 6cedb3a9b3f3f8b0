import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { Island } from '#src/hydration/island.tsx'
import { AddressedRecord } from '#src/ui/addressed-record.tsx'
import { DetailsSkeleton } from '#src/ui/details-skeleton.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { ProductDetails } from './product-details.tsx'

interface ProductPageProps {
  slug: string
  /** Shown where no product has this slug. */
  missing: ReactNode
}

/** `/products/$slug` (PRODUCT-2), read from the list, so that it also opens without a network. */
export function ProductPage({ slug, missing }: ProductPageProps) {
  const { t } = useTranslation()
  const state = sectionState(useQuery(sections.products(useApi())))
  if (state.kind === 'empty') return missing
  return (
    <SectionContent state={state} skeleton={<DetailsSkeleton />} emptyText={t('products.empty')}>
      {(products) => (
        <AddressedRecord records={products} slug={slug} missing={missing}>
          {(product) => (
            <Island when="touched">
              <ProductDetails
                product={product}
                others={products.filter((entry) => entry !== product)}
              />
            </Island>
          )}
        </AddressedRecord>
      )}
    </SectionContent>
  )
}
