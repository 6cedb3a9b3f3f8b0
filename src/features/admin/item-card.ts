import { styled } from '@mui/material/styles'
import { colors, radius } from '#src/theme/tokens.ts'

/** One entry of a list of cards: its name, and facts below or beside it. */
export const ItemCard = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: '6px 20px',
  padding: 14,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  '& :is(h2, h3)': {
    ...theme.typography.body1,
    fontWeight: 700,
    margin: 0,
    overflowWrap: 'anywhere',
  },
  '& p': { margin: 0, color: colors.inkSoft, overflowWrap: 'anywhere' },
}))
