import { styled } from '@mui/material/styles'

/** Wraps an icon that points along the reading direction, such as an arrow: it turns round in Arabic. */
export const DirectionalIcon = styled('span')({
  display: 'inline-flex',
  '[dir="rtl"] &': { transform: 'scaleX(-1)' },
})
