import { styled } from '@mui/material/styles'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'

export const Scroll = styled('div')({
  overflowX: 'auto',
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
})

export const Table = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  borderCollapse: 'collapse',
  '& th': { padding: '6px 8px', fontWeight: 600, textAlign: 'center' },
  // A figure's unit is in a line of its own.
  '& thead th': { verticalAlign: 'bottom', color: colors.inkSoft, whiteSpace: 'pre' },
  // The number of a point stays in sight while its bands are looked at.
  '& tbody th, & thead tr:first-of-type > th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    minInlineSize: 36,
    backgroundColor: colors.surface,
  },
  '& td': { padding: 2 },
  '& input': {
    font: 'inherit',
    inlineSize: '5.4em',
    minBlockSize: touchTarget,
    paddingInline: 6,
    border: `1px solid ${colors.line}`,
    borderRadius: radius,
    color: 'inherit',
    backgroundColor: 'transparent',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '& td:nth-of-type(n + 5) input': { inlineSize: '3.6em' },
  '& input::placeholder': { color: colors.inkSoft, opacity: 0.8 },
  '& input[aria-invalid="true"]': { borderColor: colors.danger },
}))

export const Faults = styled('ul')({
  margin: '8px 0 0',
  paddingInlineStart: 20,
  color: colors.danger,
})
