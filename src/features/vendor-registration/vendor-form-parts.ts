import { styled } from '@mui/material/styles'
import { colors, radius } from '#src/theme/tokens.ts'

/** The ground of the form, and of what comes in its place. */
export const Card = styled('div')(({ theme }) => ({
  maxInlineSize: 920,
  marginInline: 'auto',
  padding: '24px 16px',
  border: `1px solid ${colors.line}`,
  borderRadius: radius * 2,
  backgroundColor: colors.surface,
  [theme.breakpoints.up('md')]: { padding: '40px 48px' },
}))

export const StepTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  scrollMarginBlockStart: 128,
  '&:focus': { outline: 'none' },
}))

export const StepLead = styled('p')({ marginBlock: '4px 24px', color: colors.inkSoft })

/** Two columns from a tablet's width; what is wide takes both. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: 20,
  rowGap: 8,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > *': { minInlineSize: 0 },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}))

export const Buttons = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 24,
})
