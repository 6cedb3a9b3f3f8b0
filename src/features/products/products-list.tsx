import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { productTypes } from '#contract/content-values.ts'
import { Island } from '#src/hydration/island.tsx'
import { useHasQuotation } from '#src/pwa/quotation/use-quotation-line.ts'
import { CardGrid } from '#src/ui/card-grid.ts'
import { FilterChips } from '#src/ui/filter-chips.tsx'
import { FilterOutcome } from '#src/ui/filter-controls.tsx'
import { lastRow } from '#src/ui/last-row.ts'
import { addressOf, useNavigation } from '#src/ui/navigation.ts'
import { SectionNotice } from '#src/ui/section-notice.tsx'
import { useOnceHydrated } from '#src/hydration/use-hydrated.ts'
import { ProductCard } from './product-card.tsx'
import { readProductFilter } from './product-type.ts'

/** The loaded portfolio, narrowed by the type in the address once the page is taken over. */
export function ProductsList({ products }: { products: readonly Product[] }) {
  const { t } = useTranslation()
  const { useSearch, go } = useNavigation()
  const type = useOnceHydrated(readProductFilter(useSearch()).type, undefined)
  const hasQuotation = useHasQuotation()
  const choose = (chosen: Product['type'] | undefined) =>
    go(addressOf({ to: '/products', search: { ...(chosen && { type: chosen }) } }), {
      replace: true,
    })
  const types = productTypes.filter((known) => products.some((product) => product.type === known))
  const found = products.filter((product) => type === undefined || product.type === type)
  return (
    <>
      <div role="search" aria-label={t('filter.label')}>
        <FilterChips
          label={t('productType.label')}
          allText={t('filter.all')}
          value={type ?? ''}
          options={types.map((value) => ({ value, text: t(`productType.${value}`) }))}
          onChoose={(value) => choose(types.find((known) => known === value))}
        />
      </div>
      <FilterOutcome>
        <p role="status">{t('products.results', { count: found.length })}</p>
      </FilterOutcome>
      {found.length === 0 ? (
        <SectionNotice kind="empty" text={t('filter.none')} />
      ) : (
        <Island when="touched" now={hasQuotation}>
          <CardGrid data-sections="" {...lastRow(found.length)}>
            {found.map((product, index) => (
              <ProductCard key={product.id} product={product} urgent={index === 0} />
            ))}
          </CardGrid>
        </Island>
      )}
    </>
  )
}
