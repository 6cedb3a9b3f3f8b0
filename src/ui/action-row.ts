import { styled } from '@mui/material/styles'

/** Buttons side by side; on a phone they fill their line. */
export const ActionRow = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  [theme.breakpoints.down('sm')]: { '& > *': { flexGrow: 1 } },
}))
