import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

/** How many wait behind a button of the top bar, at its corner. */
export const CountBadge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minInlineSize: 20,
  paddingInline: 5,
  borderRadius: 10,
  lineHeight: '20px',
  fontSize: '0.75rem',
  fontWeight: 700,
  backgroundColor: colors.amber,
  color: colors.bandDeep,
}))
