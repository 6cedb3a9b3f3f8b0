import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

/** Picture and words: one under the other, side by side from 992 px. */
export const ServiceGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: 64,
  },
  'li + li > &': {
    marginBlockStart: 56,
    paddingBlockStart: 56,
    borderBlockStart: `1px solid ${colors.line}`,
  },
}))
