import { styled } from '@mui/material/styles'
import { colors, pillRadius } from '#src/theme/tokens.ts'

/** The number of items that wait behind a button of the top bar, at its corner. */
export const CountBadge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  position: 'absolute',
  // A larger number grows away from the icon.
  insetBlockStart: 0,
  insetInlineStart: '62%',
  minInlineSize: 17,
  paddingInline: 4,
  borderRadius: pillRadius,
  lineHeight: '17px',
  fontSize: '0.7rem',
  textAlign: 'center',
  fontWeight: 700,
  backgroundColor: colors.amber,
  color: colors.bandDeep,
}))
