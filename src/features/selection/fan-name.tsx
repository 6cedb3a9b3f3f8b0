import { styled } from '@mui/material/styles'
import type { Product } from '#contract/collections/products.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { PictureView } from '#src/ui/picture-view.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import { ResultName } from './result-parts.ts'
import type { WorkingPoint } from './working-point.ts'

/** A picture as wide as a thumb beside the name. */
const Named = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 16,
  alignItems: 'center',
  '& > img': { inlineSize: 84 },
  '& > h3:only-child': { gridColumn: '1 / -1' },
})

/** The products by their slugs; none while they are on their way. */
export type ProductsBySlug = ReadonlyMap<string, Product>

/** A model's code, which leads to that size on its product's page, and the product (SELECT-5, SIZE-1). */
export function FanName({ point, products }: { point: WorkingPoint; products: ProductsBySlug }) {
  const { slug, model } = point.prepared
  const product = products.get(slug)
  return (
    <Named>
      {product !== undefined && product.imageUrl !== '' && (
        <PictureView of={product} alt="" ratio="4 / 3" sizes="84px" />
      )}
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
    </Named>
  )
}
