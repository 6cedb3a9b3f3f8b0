import { styled } from '@mui/material/styles'
import { colors, motionDuration } from '#src/theme/tokens.ts'

/** Cells of one sheet, divided by hairlines: four across, two, or one. */
export const DriverGrid = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 1,
  display: 'grid',
  gap: 1,
  backgroundColor: colors.line,
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}))

/** Picture beside words on a phone, above them on wider screens. */
export const DriverCell = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 112px',
  gridTemplateRows: 'auto auto 1fr',
  columnGap: 16,
  alignItems: 'start',
  paddingBlock: '20px 24px',
  paddingInline: 20,
  backgroundColor: colors.ground,
  transition: `background-color ${motionDuration}ms ease`,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto 1fr',
    paddingBlock: '24px 32px',
    paddingInline: 24,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: -1,
    inlineSize: 0,
    blockSize: 3,
    backgroundColor: colors.teal,
    transition: `inline-size ${motionDuration}ms ease`,
  },
  '@media (hover: hover)': {
    '&:hover': { backgroundColor: colors.surface },
    '&:hover::after': { inlineSize: '100%' },
  },
}))

/** The place of a picture, as large with a default icon or a skeleton. */
export const DriverPicture = styled('div')(({ theme }) => ({
  gridColumn: 2,
  gridRow: '1 / 4',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  placeItems: 'center',
  aspectRatio: '1',
  minBlockSize: 0,
  color: colors.teal,
  // A cast shadow fades out instead of ending at the picture's edge.
  '& > img': {
    blockSize: '100%',
    minBlockSize: 0,
    maskImage: `linear-gradient(90deg, transparent, ${colors.white} 8%, ${colors.white} 92%, transparent)`,
  },
  [theme.breakpoints.up('sm')]: {
    gridColumn: 1,
    gridRow: 'auto',
    justifySelf: 'center',
    inlineSize: '82%',
    marginBlock: '4px 20px',
  },
}))
