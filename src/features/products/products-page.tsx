import { styled } from '@mui/material/styles'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '#src/api/api-context.ts'
import { sections } from '#src/api/section-queries.ts'
import { useCompanyName, useCurrentBranch } from '#src/api/use-company.ts'
import { colors } from '#src/theme/tokens.ts'
import { useCompanyProfile } from '#src/api/use-company-profile.ts'
import { ActionAnchor, ActionLink } from '#src/ui/action.tsx'
import { CardsSkeleton } from '#src/ui/cards-skeleton.tsx'
import { PageOpening } from '#src/ui/page-opening.tsx'
import { ListAsk } from '#src/ui/list-ask.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { ProfileText } from '#src/ui/profile-text.tsx'
import { SectionContent } from '#src/ui/section-content.tsx'
import { sectionState } from '#src/ui/section-state.ts'
import { Section } from '#src/ui/section.tsx'
import { ProductsList } from './products-list.tsx'

/** The way to the selection, with what it does. */
const ByPoint = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 20px',
  margin: 0,
  marginBlockStart: 24,
  '& > span': { flex: '1 1 240px', maxInlineSize: '33.6em', color: colors.inkSoft },
}))

/** `/products`, the portfolio of fans (PRODUCT-1). */
export function ProductsPage() {
  const { t } = useTranslation()
  const company = useCompanyName()
  const chatNumber = useCurrentBranch()?.whatsApp ?? ''
  const profile = useCompanyProfile()
  const state = sectionState(useQuery(sections.products(useApi())))
  return (
    <>
      <PageHead
        title={`${t('nav.products')} | ${company}`}
        description={t('products.lead')}
        trail={[{ name: t('nav.products'), path: '/products' }]}
        picture={state.kind === 'loaded' ? state.items[0] : undefined}
      />
      <PageOpening title={t('nav.products')} lead={t('products.lead')}>
        <ByPoint>
          <ActionLink to="/products/select">{t('selection.link')}</ActionLink>
          <span>{t('selection.linkText')}</span>
        </ByPoint>
        {profile && (
          <ActionAnchor
            look="outlined"
            href={profile.url}
            target="_blank"
            rel="noopener"
            style={{ marginBlockStart: 16 }}
          >
            <span>
              <ProfileText profile={profile} />
            </span>
          </ActionAnchor>
        )}
      </PageOpening>
      <Section id="products" goesOn>
        <SectionContent
          state={state}
          skeleton={<CardsSkeleton count={6} ratio="4 / 3" />}
          emptyText={t('products.empty')}
        >
          {(products) => <ProductsList products={products} />}
        </SectionContent>
      </Section>
      <ListAsk chatNumber={chatNumber} />
    </>
  )
}
