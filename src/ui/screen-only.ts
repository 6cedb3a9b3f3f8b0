import { styled } from '@mui/material/styles'
import { screenOnly } from '#src/theme/print-css.ts'

/** Of no use on paper. */
export const ScreenOnly = styled('div')(screenOnly)
