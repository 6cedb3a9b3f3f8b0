import { styled } from '@mui/material/styles'

/** A card across all columns: its picture beside its words. */
const across = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  '& > img': { blockSize: '100%' },
} as const

/**
 * The projects, of which the first is told large. With `lastRow`, it takes the cells that the last row would
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
    '&[data-in-two="0"] > :nth-of-type(2)': across,
  },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 32,
    '& > :first-of-type': { gridColumn: 'span 2' },
    '&[data-in-three="1"] > :first-of-type': across,
    // The rows beside the first keep their places while it, or the next of them, grows.
    '&[data-in-three="0"]': { gridTemplateRows: 'auto 1fr' },
    '&[data-in-three="0"] > :first-of-type': {
      gridRow: 'span 2',
      '& > img': { aspectRatio: '4 / 3 !important' },
    },
  },
}))
