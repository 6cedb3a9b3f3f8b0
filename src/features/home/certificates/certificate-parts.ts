import { styled } from '@mui/material/styles'
import { colors, motionDuration, radius } from '#src/theme/tokens.ts'

export const CertificateGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 16,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 24 },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > li': { display: 'grid' },
}))

/** The whole card is the button that opens the file. */
export const CardButton = styled('button')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 12,
  padding: 24,
  border: `1px solid ${colors.line}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${motionDuration}ms ease, box-shadow ${motionDuration}ms ease`,
  '& > svg': { color: colors.teal, marginBlockEnd: 8 },
  '&:hover': {
    borderColor: colors.teal,
    boxShadow: `inset 0 3px 0 ${colors.teal}`,
  },
  '&[aria-busy="true"]': { cursor: 'progress' },
  // A phone has the icon beside the words.
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr)',
    columnGap: 16,
    rowGap: 8,
    padding: 20,
    '& > *': { gridColumn: 2, justifySelf: 'start' },
    '& > svg, & > .MuiSkeleton-rounded': { gridArea: '1 / 1 / span 4', marginBlockEnd: 0 },
  },
}))

export const Title = styled('span')(({ theme }) => ({ ...theme.typography.h4 }))

export const Description = styled('span')(({ theme }) => ({
  ...theme.typography.body2,
  color: colors.inkSoft,
}))

/** Names what a press does, at the foot of every card whatever its text's length. */
export const Invitation = styled('span')(({ theme }) => ({
  ...theme.typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 'auto',
  paddingBlockStart: 12,
  [theme.breakpoints.down('sm')]: { paddingBlockStart: 4 },
  color: colors.teal,
}))

export const NewBadge = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  [theme.breakpoints.up('sm')]: {
    position: 'absolute',
    insetBlockStart: 24,
    insetInlineEnd: 24,
  },
  paddingInline: 10,
  borderRadius: radius,
  fontWeight: 700,
  backgroundColor: colors.amber,
  color: colors.ink,
}))
