import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

export const ViewerHead = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 16,
  paddingInlineStart: 24,
  paddingInlineEnd: 12,
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0, color: colors.inkSoft },
}))

export const Toolbar = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  paddingBlock: 4,
  paddingInline: 12,
  borderBlock: `1px solid ${colors.line}`,
  fontVariantNumeric: 'tabular-nums',
  '& > [role="status"]': { marginInlineEnd: 'auto', paddingInlineStart: 12 },
}))

/** The sheets lie one below the other on a grey desk, which scrolls both ways when they are enlarged. */
export const Desk = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  flex: 1,
  minBlockSize: 0,
  overflow: 'auto',
  padding: 16,
  backgroundColor: colors.line,
  '&:focus-visible': { outlineOffset: -3 },
  '& figure': { inlineSize: 'fit-content', margin: 0, marginInline: 'auto' },
  '& figcaption': { paddingBlock: 8, textAlign: 'center', color: colors.ink },
  '& canvas': { boxShadow: `0 1px 6px ${colors.shade}` },
}))

export const DeskNotice = styled('div')(({ theme }) => ({
  ...theme.typography.body1,
  display: 'grid',
  justifyItems: 'center',
  gap: 16,
  paddingBlock: 64,
  textAlign: 'center',
  '& > p': { margin: 0 },
}))
