import { styled } from '@mui/material/styles'

/** The services, in two columns where there is room. */
export const ServiceGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '56px 24px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gap: '96px 64px' },
}))
