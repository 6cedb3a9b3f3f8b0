import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { colors, radius } from '#src/theme/tokens.ts'
import { OwnFactors } from './own-factors.tsx'

const Box = styled('section')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  gap: 16,
  maxInlineSize: 760,
  padding: 20,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  [theme.breakpoints.up('md')]: { padding: 28 },
  '& > h2': { ...theme.typography.h4, margin: 0 },
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
