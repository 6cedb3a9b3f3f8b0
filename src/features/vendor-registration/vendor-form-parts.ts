import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'

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

export const Buttons = styled(ActionRow)({ marginBlockStart: 24 })
