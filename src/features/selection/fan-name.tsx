import type { Product } from '#contract/collections/products.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { ResultName } from './result-parts.ts'
import type { WorkingPoint } from './working-point.ts'

/** The products by their slugs; none while they are on their way. */
export type ProductsBySlug = ReadonlyMap<string, Product>

/** A model's code, which leads to that size on its product's page, and the product (SELECT-5, SIZE-1). */
export function FanName({ point, products }: { point: WorkingPoint; products: ProductsBySlug }) {
  const { slug, model } = point.prepared
  const product = products.get(slug)
  return (
    <ResultName>
      <SiteLink to={recordPath('/products', slug)} search={{ size: model.code }}>
        <bdi dir="ltr">{model.code}</bdi>
      </SiteLink>
      {product && (
        <small>
          <LocalizedText record={product} field="title">
            {product.title}
          </LocalizedText>
        </small>
      )}
    </ResultName>
  )
}
