import { styled } from '@mui/material/styles'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'

/** A small field within a line; 200 of the forms' own would take long to appear. */
export const LineInput = styled('input')(({ theme }) => ({
  ...theme.typography.body1,
  inlineSize: '100%',
  minBlockSize: touchTarget,
  paddingInline: 12,
  border: `1px solid ${colors.steel}`,
  borderRadius: radius,
  color: 'inherit',
  backgroundColor: colors.surface,
  '&[aria-invalid="true"]': { borderColor: colors.danger },
}))

export const LineLabel = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 4,
  fontWeight: 600,
}))
