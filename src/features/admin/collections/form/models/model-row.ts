import { styled } from '@mui/material/styles'

/** Presses side by side. */
export const ModelRow = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })
