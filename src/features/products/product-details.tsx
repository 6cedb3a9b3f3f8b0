import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/content/product.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionAnchor, ActionLink } from '#src/ui/action.tsx'
import { AskBand } from '#src/ui/ask-band.tsx'
import { CardGrid } from '#src/ui/card-grid.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { languageAttributes, LocalizedText } from '#src/ui/localized-text.tsx'
import { PageBanner } from '#src/ui/page-banner.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { Section } from '#src/ui/section.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductData } from './product-data.tsx'

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 64 },
}))

const Description = styled('p')(({ theme }) => ({
  ...theme.typography.body1,
  margin: 0,
  marginBlockEnd: 32,
}))

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  marginBlock: '12px 24px',
  color: colors.inkSoft,
}))

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 })

/** How many of the other products stand below one. */
const mostOthers = 3

/** One range of fans: its picture, its text, its figures, how to ask for it. */
export function ProductDetails({ product, others }: { product: Product; others: Product[] }) {
  const { t } = useTranslation()
  const company = useCompanyName()
  const chatNumber = useCurrentBranch()?.whatsApp ?? ''
  const quotation = (
    <ActionLink to="/contact-us" search={{ topic: 'quotation', product: product.slug }}>
      {t('products.quotation')}
    </ActionLink>
  )
  return (
    <article>
      <PageHead
        title={`${product.title} | ${company}`}
        description={product.description}
        trail={[
          { name: t('nav.products'), path: '/products' },
          { name: product.title, path: `/products/${product.slug}` },
        ]}
        picture={product}
        product={product}
      />
      <PageBanner
        back={{ to: '/products', text: t('products.all') }}
        title={
          <LocalizedText record={product} field="title">
            {product.title}
          </LocalizedText>
        }
        lead={t(`productType.${product.type}`)}
      />
      <Section id="product" ground="white">
        <Columns>
          <PictureView
            imageUrl={product.imageUrl}
            picture={product.picture}
            alt={product.alt}
            {...languageAttributes(product, 'alt')}
            ratio="4 / 3"
            sizes="(min-width: 992px) 610px, 92vw"
            urgent
            fallback={<Impeller size="60%" />}
          />
          <div>
            <LocalizedText as={Description} record={product} field="description">
              {product.description}
            </LocalizedText>
            <ProductData product={product} />
            <Note>{t('products.dataNote')}</Note>
            <Actions>
              {quotation}
              {product.dataSheetUrl !== '' && (
                <ActionAnchor
                  look="outlined"
                  href={product.dataSheetUrl}
                  target="_blank"
                  rel="noopener"
                >
                  {t('products.dataSheet')}
                </ActionAnchor>
              )}
            </Actions>
          </div>
        </Columns>
      </Section>
      {others.length > 0 && (
        <Section id="others" title={t('products.others')}>
          <CardGrid>
            {others.slice(0, mostOthers).map((other) => (
              <ProductCard key={other.id} product={other} urgent={false} />
            ))}
          </CardGrid>
        </Section>
      )}
      <AskBand
        id="ask"
        title={t('products.ask')}
        text={t('products.askText')}
        chatNumber={chatNumber}
        chatMessage={t('products.whatsAppMessage', { title: product.title })}
      >
        {quotation}
      </AskBand>
    </article>
  )
}
