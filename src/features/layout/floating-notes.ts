import { styled } from '@mui/material/styles'
import { screenOnly } from '#src/theme/print-css.ts'
import { aboveEnd } from '#src/ui/taken-at-end.ts'

/** The corner opposite the support button, where what floats over the page is stacked. */
export const FloatingNotes = styled('div')({
  position: 'fixed',
  insetBlockEnd: aboveEnd,
  insetInlineStart: 20,
  zIndex: 900,
  display: 'flex',
  flexDirection: 'column-reverse',
  alignItems: 'flex-start',
  gap: 8,
  maxInlineSize: 'calc(100vw - 40px)',
  pointerEvents: 'none',
  ...screenOnly,
  '& > *': { pointerEvents: 'auto' },
})
