import { styled } from '@mui/material/styles'
import { formWidth, sectionSpace } from '#src/theme/tokens.ts'
import { PageColumn } from './page-column.ts'

/** Two columns for an introduction and its form; one column where there is no room for two. */
export const FormColumns = styled(PageColumn)(({ theme }) => ({
  display: 'grid',
  gap: 56,
  alignItems: 'start',
  paddingBlockEnd: sectionSpace.phone,
  '& > *': { minInlineSize: 0 },
  [theme.breakpoints.up('md')]: { paddingBlockEnd: sectionSpace.desktop },
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: `minmax(0, 1fr) minmax(0, ${formWidth}px)`,
    columnGap: 80,
  },
}))

export const FormColumnTitle = styled('h2')(({ theme }) => ({
  ...theme.typography.h3,
  margin: 0,
  marginBlockEnd: 16,
}))
