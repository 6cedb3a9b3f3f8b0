import { styled } from '@mui/material/styles'
import { contentWidth } from '#src/theme/tokens.ts'

/** Between the page's own edges, which every band's content shares. */
export const PageColumn = styled('div')(({ theme }) => ({
  inlineSize: '100%',
  maxInlineSize: contentWidth + 48,
  marginInline: 'auto',
  paddingInline: 16,
  [theme.breakpoints.up('sm')]: { paddingInline: 24 },
}))
