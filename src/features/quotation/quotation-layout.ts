import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'
import { ActionRow } from '#src/ui/action-row.ts'

export const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  '& > p[role="status"]': {
    ...theme.typography.body2,
    margin: 0,
    padding: '12px 16px',
    borderInlineStart: `3px solid ${colors.amber}`,
    backgroundColor: colors.surface,
  },
}))

/** The list and the form side by side where there is room for both. */
export const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 56,
  alignItems: 'start',
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    columnGap: 72,
  },
}))

/** The ways on from an empty list, in the middle as the words above them are. */
export const Ways = styled(ActionRow)({ justifyContent: 'center' })

/** The result of sending the list, or the way to begin one. */
export const Outcome = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  textAlign: 'center',
  scrollMarginBlock: '160px 48px',
  '&:focus': { outline: 'none' },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& > p': { ...theme.typography.body1, margin: 0, maxInlineSize: '34em' },
}))
