import { styled } from '@mui/material/styles'

/**
 * A text of a list in a direction of its own. It ends, with an ellipsis, where it ends in that direction: Chromium
 * draws none in a clamped box whose text is aligned to the other side (on which side it belongs was long open:
 * https://github.com/w3c/csswg-drafts/issues/12617). The box is as wide as its text, so that a short one stands at the
 * page's start.
 */
export const CellText = styled('span', { shouldForwardProp: (name) => name !== 'lines' })<{
  /** After how many lines a longer text is cut; all are shown unless told. */
  lines?: 1 | 2 | undefined
}>(({ lines }) => ({
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
  ...(lines === 1 && { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }),
  ...(lines === 2 && {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  }),
}))
