/**
 * Lays out an element's children in a row with a dot between them. Where the row breaks, the dot of the line's first
 * child lies outside the row and is cut off, so that none is left hanging. All but the first have no direction of their
 * own: their dot would stand on the wrong side of a text in the other direction (LOOK-12).
 */
export const dotted = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '1em',
  overflowX: 'clip',
  '& > * + *': { position: 'relative' },
  '& > * + *::before': {
    // The empty text after the slash keeps it from being read aloud.
    content: ['"·"', '"·" / ""'],
    position: 'absolute',
    insetInlineStart: '-1em',
    inlineSize: '1em',
    textAlign: 'center',
  },
} as const
