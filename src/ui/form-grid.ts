import { styled } from '@mui/material/styles'
import { formWidth } from '#src/theme/tokens.ts'

/** A form of one column, of two where there is room; `data-wide` takes both. */
export const FormGrid = styled('form')(({ theme }) => ({
  display: 'grid',
  maxInlineSize: formWidth,
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 20,
  rowGap: 8,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& > [data-wide]': { gridColumn: '1 / -1' },
}))
