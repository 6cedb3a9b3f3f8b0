import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

export const ListHead = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: 16,
  paddingBlock: 16,
  paddingInline: '24px 12px',
  '& h2': { ...theme.typography.h4, margin: 0 },
  '& p': { ...theme.typography.body2, margin: 0, color: colors.inkSoft },
}))

export const Rows = styled('ul')({
  margin: 0,
  paddingBlock: '0 8px',
  paddingInline: 24,
  overflowY: 'auto',
  listStyle: 'none',
})

export const Row = styled('li')(({ theme }) => ({
  ...theme.typography.body2,
  paddingBlock: 16,
  borderBlockStart: `1px solid ${colors.line}`,
  '& h3': { ...theme.typography.body1, margin: 0, fontWeight: 700 },
  '& p': { margin: 0 },
  '& [data-soft]': { ...theme.typography.caption, color: colors.inkSoft },
}))

/** The written text, in two lines at most. */
export const Excerpt = styled('p')({
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
})

export const State = styled('p')({
  marginBlockStart: '4px !important',
  fontWeight: 600,
  '&[data-stopped="true"]': { color: colors.danger },
})

export const Choices = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  marginBlockStart: 8,
  marginInlineStart: -10,
  '& > p': { marginInline: 10 },
})
