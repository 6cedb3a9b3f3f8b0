import { styled } from '@mui/material/styles'

/** A figure with its unit: isolated from the text around it and never broken (DIGIT-5). */
export const Unbroken = styled('bdi')({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' })
