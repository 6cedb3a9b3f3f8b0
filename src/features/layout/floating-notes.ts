import { styled } from '@mui/material/styles'

/** The corner opposite the support button, where what floats over the page is stacked and never covers its like. */
export const FloatingNotes = styled('div')({
  position: 'fixed',
  insetBlockEnd: 20,
  insetInlineStart: 20,
  zIndex: 900,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-start',
  gap: 8,
  // The support button is 56 px wide and 20 px from the edge.
  maxInlineSize: 'calc(100vw - 116px)',
  pointerEvents: 'none',
  '& > *': { pointerEvents: 'auto' },
})
