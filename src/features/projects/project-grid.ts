import { styled } from '@mui/material/styles'

/** A card across all columns: its picture beside its words. */
const across = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '& > picture > img': { blockSize: '100%' },
} as const

/**
 * The projects, of which the first is told large. However many there are, it takes the cells that the last row would
 * leave empty: across three columns, across two, or across two and two rows high.
 */
export const ProjectGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 24,
  [theme.breakpoints.between('sm', 'lg')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': across,
    '& > :nth-of-type(2):nth-last-of-type(2n + 1)': across,
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 32,
    '& > :first-of-type': { gridColumn: 'span 2' },
    '& > :first-of-type:nth-last-of-type(3n + 1)': across,
    '& > :first-of-type:nth-last-of-type(3n)': {
      gridRow: 'span 2',
      // The picture takes what the words leave of two rows.
      '& > picture': { flexGrow: 1, position: 'relative', minBlockSize: 320 },
      '& > picture > img': { position: 'absolute', inset: 0, blockSize: '100%' },
      '& > div': { flexGrow: 0 },
    },
  },
}))
