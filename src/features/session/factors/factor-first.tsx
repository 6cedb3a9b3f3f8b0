import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { SectionCard } from '../section-card.ts'
import { OwnFactors } from './own-factors.tsx'

const Box = styled(SectionCard)(({ theme }) => ({
  ...theme.typography.body1,
  maxInlineSize: 760,
  '& > p': { margin: 0 },
}))

/** All that is open to somebody whose role demands a second factor that they have not set up yet (ROLE-8). */
export function FactorFirst() {
  const { t } = useTranslation('admin')
  return (
    <Box aria-label={t('accounts.factors.title')}>
      <h2>{t('accounts.factors.firstTitle')}</h2>
      <p>{t('accounts.factors.first')}</p>
      <OwnFactors />
    </Box>
  )
}
