import { styled } from '@mui/material/styles'
import { colors, motionDuration, titleSize } from '#src/theme/tokens.ts'

/** Words at one side and cards at the other where there is room, else one below the other. */
export const TabsGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 48,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    columnGap: 72,
  },
}))

export const TabRow = styled('div')({
  display: 'flex',
  borderBlockEnd: `1px solid ${colors.line}`,
})

export const Tab = styled('button')(({ theme }) => ({
  ...theme.typography.button,
  flex: '1 1 auto',
  minInlineSize: 0,
  minBlockSize: 52,
  paddingInline: 8,
  paddingBlock: 8,
  marginBlockEnd: -1,
  border: 0,
  borderBlockEnd: '3px solid transparent',
  background: 'none',
  color: colors.inkSoft,
  cursor: 'pointer',
  transition: `color ${motionDuration}ms ease, border-color ${motionDuration}ms ease`,
  '&:hover': { color: colors.teal },
  '&[aria-selected="true"]': { color: colors.teal, borderBlockEndColor: colors.teal },
  [theme.breakpoints.up('sm')]: { paddingInline: 16 },
}))

export const Panel = styled('div')(({ theme }) => ({
  paddingBlockStart: 28,
  '& > p': {
    ...theme.typography.body1,
    fontSize: titleSize,
    [theme.breakpoints.up('lg')]: { fontSize: '1.35em' },
    margin: 0,
    maxInlineSize: '33.6em',
    whiteSpace: 'pre-line',
  },
}))
