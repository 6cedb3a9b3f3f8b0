import { styled } from '@mui/material/styles'

/** Buttons side by side; on a phone they are below each other and equally wide. */
export const ActionRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
}))

/** More buttons than a line has room for: two columns of equal width; `data-odd` gives both to the first link. */
export const ActionGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 12,
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '&[data-odd] > a:first-of-type': { gridColumn: '1 / -1' },
  },
}))
