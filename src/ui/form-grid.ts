import { styled } from '@mui/material/styles'
import { formWidth } from '#src/theme/tokens.ts'

/** A form of one column, of two where there is room; `data-wide` takes both. It ends where the page does, or its column. */
export const FormGrid = styled('form')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 20,
  rowGap: 8,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: { maxInlineSize: formWidth },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}))
