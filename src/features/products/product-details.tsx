import { styled } from '@mui/material/styles'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { Product } from '#contract/collections/products.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { ActionGrid } from '#src/ui/action-row.ts'
import { ActionAnchor, ActionLink } from '#src/ui/action.tsx'
import { AskPanel } from '#src/ui/ask-panel.tsx'
import { CardGrid } from '#src/ui/card-grid.ts'
import { Impeller } from '#src/ui/impeller.tsx'
import { lastRow } from '#src/ui/last-row.ts'
import { LocalizedText } from '#src/ui/localized-text.tsx'
import { BackLink, PageLead, PageTitle } from '#src/ui/opening-parts.tsx'
import { PageColumn } from '#src/ui/page-column.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { PictureView } from '#src/ui/picture-view.tsx'
import { QuotationAction } from '#src/ui/quotation-action.tsx'
import { ScreenOnly } from '#src/ui/screen-only.ts'
import { Section } from '#src/ui/section.tsx'
import { ProductCard } from './product-card.tsx'
import { ProductData } from './product-data.tsx'
import { TurnByHand } from './turn-by-hand.tsx'
import { useListedProduct } from './use-listed-product.ts'
import { useIsSelectable } from './use-product-models.ts'
import { UsedIn } from './used-in.tsx'

const Ground = styled('div')({ backgroundColor: colors.surface })

const Opening = styled(PageColumn)(({ theme }) => ({
  paddingBlock: '20px 56px',
  display: 'grid',
  gap: 24,
  [theme.breakpoints.up('lg')]: {
    paddingBlock: '32px 96px',
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 72,
    // Each has its column from the start: words painted before the picture would change theirs.
    '& > [data-picture]': { gridArea: '1 / 1 / 3' },
    '& > div:not([data-picture])': { gridColumn: 2 },
  },
}))

const Note = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  marginBlock: '12px 24px',
  color: colors.inkSoft,
}))

/** The number of other products shown below one. */
const mostOthers = 3

interface QuotationProps {
  product: Product
  look?: ComponentProps<typeof ActionLink>['look']
}

function Quotation({ product, look = 'filled' }: QuotationProps) {
  const { t } = useTranslation()
  return (
    <ActionLink look={look} to="/contact-us" search={{ topic: 'quotation', product: product.slug }}>
      {t('products.quotation')}
    </ActionLink>
  )
}

/** The first screen of a range of fans: its picture, its text, its figures, how to ask for it. */
export function ProductOpening({ product }: { product: Product }) {
  const { t } = useTranslation()
  const listing = useListedProduct(product)
  const company = useCompanyName()
  const isSelectable = useIsSelectable(product.slug)
  const hasSheet = product.dataSheetUrl !== ''
  return (
    <>
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
      <Ground>
        <Opening>
          <div>
            <BackLink to="/products" text={t('products.all')} />
            <LocalizedText as={PageTitle} record={product} field="title">
              {product.title}
            </LocalizedText>
            <LocalizedText as={PageLead} record={product} field="description">
              {product.description}
            </LocalizedText>
          </div>
          <TurnByHand product={product}>
            <PictureView
              of={product}
              sizes="(min-width: 1328px) 660px, (min-width: 992px) 52vw, 94vw"
              urgent
              fallback={<Impeller size="60%" />}
            />
          </TurnByHand>
          <div>
            <ProductData product={product} />
            <Note>{t('products.dataNote')}</Note>
            <ActionGrid data-odd={isSelectable === hasSheet ? undefined : ''}>
              <Quotation product={product} />
              <QuotationAction {...listing} name={product.title} />
              {isSelectable && (
                <ActionLink
                  look="outlined"
                  to="/products/select"
                  search={{ product: product.slug }}
                >
                  {t('selection.linkProduct')}
                </ActionLink>
              )}
              {hasSheet && (
                <ActionAnchor
                  look="outlined"
                  href={product.dataSheetUrl}
                  target="_blank"
                  rel="noopener"
                >
                  {t('products.dataSheet')}
                </ActionAnchor>
              )}
            </ActionGrid>
          </div>
        </Opening>
      </Ground>
    </>
  )
}

/** The end of a product's page: its uses, others like it, and ways to ask. */
export function ProductEnd({ product, others }: { product: Product; others: Product[] }) {
  const { t } = useTranslation()
  const isSelectable = useIsSelectable(product.slug)
  const chatNumber = useCurrentBranch()?.whatsApp ?? ''
  return (
    <>
      <UsedIn product={product} />
      {others.length > 0 && (
        <Others products={others.slice(0, mostOthers)} goesOn={product.projects.length > 0} />
      )}
      <AskPanel
        id="ask"
        title={t(isSelectable ? 'products.ask' : 'products.askFree')}
        text={t(isSelectable ? 'products.askText' : 'selection.askText')}
        chatNumber={chatNumber}
        chatMessage={t('products.whatsAppMessage', { title: product.title })}
      >
        {isSelectable && (
          <ActionLink to="/products/select" search={{ product: product.slug }}>
            {t('selection.linkProduct')}
          </ActionLink>
        )}
        <Quotation product={product} {...(isSelectable && { look: 'outlined' })} />
      </AskPanel>
    </>
  )
}

/** @param goesOn on the ground of the section above it */
function Others({ products, goesOn }: { products: Product[]; goesOn: boolean }) {
  const { t } = useTranslation()
  return (
    <ScreenOnly>
      <Section id="others" title={t('products.others')} goesOn={goesOn}>
        <CardGrid {...lastRow(products.length)}>
          {products.map((product) => (
            <ProductCard key={product.id} product={product} urgent={false} />
          ))}
        </CardGrid>
      </Section>
    </ScreenOnly>
  )
}
