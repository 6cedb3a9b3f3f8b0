import { styled } from '@mui/material/styles'

/** The inside of the session's dialogs. */
export const DialogBody = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  padding: 24,
  inlineSize: 'min(440px, calc(100vw - 64px))',
  '& > h2': { ...theme.typography.h3, margin: 0 },
  '& > p, & > ul': { margin: 0 },
}))
