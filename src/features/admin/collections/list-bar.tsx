import { styled } from '@mui/material/styles'
import { fieldHeight } from '#src/theme/tokens.ts'
import { forSomeWidths } from '#src/hydration/some-widths.ts'
import { Action } from '#src/ui/action.tsx'
import { TuneIcon } from '#src/ui/icons/tune.tsx'
import { narrowScreen, wideScreen } from './use-as-cards.ts'

/** The row above a list: its search, its filters, and what can be done with it. */
export const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  marginBlockEnd: 14,
  // The HTML arrives in pieces: what is not followed by anything yet may not be whole, and would move.
  '&:last-child': { visibility: 'hidden' },
  '& > div, & > [data-filters] > div': { flex: '1 1 150px', maxInlineSize: 240 },
  '& > [role="search"]': { flex: '2 1 220px', maxInlineSize: 380 },
  '& > a, & > button': { minBlockSize: fieldHeight },
  [narrowScreen]: {
    '& > div': { maxInlineSize: 'none' },
    '& > [role="search"]': { flexBasis: '100%', maxInlineSize: 'none' },
    '& > a, & > button': { flexGrow: 1, paddingInline: 12 },
  },
})

/** The filters of a wide screen, each beside the others of the row. */
export const FilterRow = styled('div')({
  display: 'contents',
  [narrowScreen]: { display: 'none' },
})

const NarrowButton = styled(Action)({ [wideScreen]: { display: 'none' } })

/** The filters of a phone, once they are asked for. */
export const FilterPanel = styled('fieldset')({
  flexBasis: '100%',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  display: 'grid',
  gap: 12,
})

interface NarrowActionProps {
  unfolded: boolean
  onUnfold: (unfolded: boolean) => void
  /** Its words, with the number of filters that are set. */
  children: string
}

/** Unfolds the filters on a phone. */
export function NarrowAction({ unfolded, onUnfold, children }: NarrowActionProps) {
  return (
    <NarrowButton
      {...forSomeWidths(narrowScreen)}
      type="button"
      look="outlined"
      aria-expanded={unfolded}
      onClick={() => onUnfold(!unfolded)}
    >
      <TuneIcon fontSize="small" />
      {children}
    </NarrowButton>
  )
}
