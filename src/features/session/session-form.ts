import { styled } from '@mui/material/styles'

/** The look of the forms on guests' pages. */
export const SessionForm = styled('form')({
  display: 'grid',
  gap: 8,
  '& > button[type="submit"]': { minBlockSize: 52, marginBlockStart: 4 },
})
