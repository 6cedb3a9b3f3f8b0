import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { useHomeProducts } from '#src/api/home-parts.ts'
import { ActionRow } from '#src/ui/action-row.ts'
import { ActionLink } from '#src/ui/action.tsx'
import { DirectionalIcon } from '#src/ui/directional-icon.tsx'
import { ArrowForwardIcon } from '#src/ui/icons/arrow-forward.tsx'
import { Section } from '#src/ui/section.tsx'
import { FansFigures } from './fans-figures.tsx'
import { FansStrip } from './fans-strip.tsx'

const Way = styled(ActionRow)({ marginBlockStart: 32 })

/**
 * The catalogue in figures and pictures (HOME-2). It is a way to the products' own page, which tells of its states:
 * here nothing stands in its place while it loads, fails or is empty.
 */
export function FansSection() {
  const { t } = useTranslation()
  const products = useHomeProducts() ?? []
  if (products.length === 0) return null
  return (
    <Section id="fans" title={t('fans.title')}>
      <FansFigures products={products} />
      <FansStrip products={products} />
      <Way>
        <ActionLink to="/products/select">{t('fans.select')}</ActionLink>
        <ActionLink to="/products" look="outlined">
          {t('fans.all')}
          <DirectionalIcon>
            <ArrowForwardIcon fontSize="small" />
          </DirectionalIcon>
        </ActionLink>
      </Way>
    </Section>
  )
}
