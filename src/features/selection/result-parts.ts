import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

export const ResultList = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
})

export const ResultBox = styled('li')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  padding: 16,
  minInlineSize: 0,
  '--behind': colors.surface,
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('md')]: { padding: 24 },
}))

/** The name of a model: its code, and the product that it is a size of. */
export const ResultName = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  '& > a': { color: colors.teal, textUnderlineOffset: 4 },
  '& > small': { ...theme.typography.body2, display: 'block', color: colors.inkSoft },
}))
