import { styled } from '@mui/material/styles'

/** A form of one column, of two where there is room; `data-wide` takes both. */
export const FormGrid = styled('form')(({ theme }) => ({
  display: 'grid',
  columnGap: 20,
  rowGap: 8,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}))
