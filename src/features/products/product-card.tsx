import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { plainPadding } from '#src/ui/action.tsx'
import { Card, CardBody, CardLead, CardNote, CardTitle } from '#src/ui/card-grid.ts'
import { CardPicture } from '#src/ui/card-picture.tsx'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { recordPath } from '#src/ui/navigation.ts'
import { SiteLink } from '#src/ui/site-link.tsx'
import { QuotationAction } from '#src/ui/quotation-action.tsx'
import { CardFacts } from './card-facts.tsx'
import { useListedProduct } from './use-listed-product.ts'

/** At the foot of the card, its words on the line of the others. */
const CardAction = styled('div')({
  display: 'flex',
  marginBlockStart: 'auto',
  marginInlineStart: -(plainPadding + 1),
  marginBlockEnd: -8,
})

/** @param urgent the first of a list, on the first screen */
export function ProductCard({ product, urgent }: { product: Product; urgent: boolean }) {
  const { t } = useTranslation()
  const listing = useListedProduct(product)
  return (
    <Card>
      <CardPicture of={product} ratio="4 / 3" urgent={urgent} />
      <CardBody>
        <CardNote>{t(`productType.${product.type}`)}</CardNote>
        <CardTitle>
          <SiteLink to={recordPath('/products', product.slug)}>
            <LocalizedText record={product} field="title">
              {product.title}
            </LocalizedText>
          </SiteLink>
        </CardTitle>
        {urgent && (
          <CardLead data-lead="">
            <LocalizedText record={product} field="description">
              {product.description}
            </LocalizedText>
          </CardLead>
        )}
        <CardFacts product={product} />
        <CardAction>
          <QuotationAction {...listing} look="plain" name={product.title} />
        </CardAction>
      </CardBody>
    </Card>
  )
}
