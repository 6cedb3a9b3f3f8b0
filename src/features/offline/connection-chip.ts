import { styled } from '@mui/material/styles'
import { colors, elevation, pillRadius } from '#src/theme/tokens.ts'
import { appearing } from '#src/ui/appearing.ts'

const grounds = {
  offline: {
    backgroundColor: colors.bandDeep,
    color: colors.onDark,
    // Tells it from the footer, which is of the same colour.
    outline: `1px solid ${colors.onDarkLine}`,
  },
  saved: {
    backgroundColor: colors.surface,
    color: colors.ink,
    border: `1px solid ${colors.line}`,
  },
} as const

/** A small, quiet word about the connection. */
export const ConnectionChip = styled('div', { shouldForwardProp: (name) => name !== 'kind' })<{
  kind: keyof typeof grounds
}>(({ theme, kind }) => ({
  ...theme.typography.caption,
  ...grounds[kind],
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minBlockSize: 36,
  paddingBlock: 6,
  paddingInline: 14,
  borderRadius: pillRadius,
  boxShadow: elevation.low,
  animation: appearing,
}))
