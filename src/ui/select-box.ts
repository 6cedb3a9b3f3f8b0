import { styled } from '@mui/material/styles'
import { colors } from '#src/theme/tokens.ts'

/** Round a select and its arrow: the browser's own arrow cannot be moved off the edge. */
export const SelectBox = styled('div')({
  position: 'relative',
  '& > select': {
    appearance: 'none',
    paddingInlineEnd: 44,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
  '& > svg': {
    position: 'absolute',
    insetBlockStart: 'calc(50% - 12px)',
    insetInlineEnd: 12,
    color: colors.inkSoft,
    pointerEvents: 'none',
  },
})
