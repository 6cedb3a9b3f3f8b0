import { styled } from '@mui/material/styles'
import { createLink } from '@tanstack/react-router'
import { colors, radius, touchTarget } from '#src/theme/tokens.ts'

/** The cards beside and below each other. */
export const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
}))

/** One subject; `data-span` is its width in sixths on wide screens. */
export const Card = styled('section')(({ theme }) => ({
  minInlineSize: 0,
  padding: 16,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  [theme.breakpoints.up('md')]: { padding: 20 },
  [theme.breakpoints.up('xl')]: {
    gridColumn: 'span 6',
    '&[data-span="3"]': { gridColumn: 'span 3' },
  },
  '& > h2': { ...theme.typography.h4, marginBlock: '0 4px' },
  '& > p': { ...theme.typography.body2, marginBlock: '0 12px', color: colors.inkSoft },
}))

export const QuietLink = createLink(
  styled('a')({
    color: colors.tealDeep,
    textDecoration: 'none',
    '&:hover, &:focus-visible': { textDecoration: 'underline' },
    '@media (pointer: coarse)': {
      display: 'inline-flex',
      alignItems: 'center',
      minInlineSize: touchTarget,
      minBlockSize: touchTarget,
    },
  }),
)

/** Rows of a subject, divided by lines. */
export const Rows = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  // Only where large letters leave no other way.
  overflowWrap: 'anywhere',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '2px 12px',
    paddingBlock: 10,
    borderBlockStart: `1px solid ${colors.line}`,
  },
}))

/** A table of figures: words at the start, numbers at the end. */
export const Figures = styled('table')(({ theme }) => ({
  ...theme.typography.body2,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: 8,
    paddingInline: 6,
    textAlign: 'start',
    fontWeight: 400,
    // Only where large letters leave no other way.
    overflowWrap: 'anywhere',
    borderBlockStart: `1px solid ${colors.line}`,
  },
  '& thead th': { color: colors.inkSoft, borderBlockStart: 'none' },
}))
