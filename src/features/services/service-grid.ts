import { styled } from '@mui/material/styles'

/** Across both columns: the picture at the start of the line, the words at its end. */
const across = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  gridTemplateRows: 'auto',
  columnGap: 'inherit',
  // As high as the words beside it.
  '& > img': { blockSize: '100%' },
} as const

/** The same the other way round. */
const turned = {
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  '& > img': { gridArea: '1 / 2' },
  '& > div': { gridArea: '1 / 1' },
} as const

/**
 * The services, one large and two beside each other by turns. One that would be alone in its line (`data-alone`) is large
 * too.
 */
export const ServiceGrid = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: '56px 24px',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :nth-of-type(3n + 1), & > [data-alone]': across,
    '& > :nth-of-type(6n + 4), & > :nth-of-type(6n + 2)[data-alone]': turned,
  },
  [theme.breakpoints.up('lg')]: { gap: '96px 64px' },
}))
