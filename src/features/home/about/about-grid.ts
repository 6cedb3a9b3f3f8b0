import { styled } from '@mui/material/styles'

/** Words, pictures, lists: one under the other; from 992 px the pictures are beside the rest. */
export const AboutGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    columnGap: 80,
    rowGap: 56,
  },
}))

export const AboutLists = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 40,
  alignContent: 'start',
  [theme.breakpoints.between('md', 'lg')]: { gridTemplateColumns: '1fr 1fr' },
}))

/** The place of the pictures: beside both words and lists, as high as they are, where there is room. */
export const AboutPlate = styled('div')(({ theme }) => ({
  display: 'grid',
  [theme.breakpoints.up('lg')]: { gridColumn: 2, gridRow: '1 / 3' },
}))
