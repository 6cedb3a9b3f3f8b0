import { styled } from '@mui/material/styles'
import { fieldHeight } from '#src/theme/tokens.ts'
import { Action } from '#src/ui/action.tsx'
import { TuneIcon } from '#src/ui/icons/tune.tsx'

/** The row above a list: its search, its filters, and what can be done with it. */
export const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 12,
  marginBlockEnd: 14,
  '& > div': { flex: '1 1 150px', maxInlineSize: 240 },
  '& > [role="search"]': { flex: '2 1 220px', maxInlineSize: 380 },
  '& > a, & > button': { minBlockSize: fieldHeight },
  '@media (max-width: 699.95px)': {
    '& > div': { maxInlineSize: 'none' },
    '& > [role="search"]': { flexBasis: '100%', maxInlineSize: 'none' },
    '& > a, & > button': { flexGrow: 1, paddingInline: 12 },
  },
})

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
    <Action
      type="button"
      look="outlined"
      aria-expanded={unfolded}
      onClick={() => onUnfold(!unfolded)}
    >
      <TuneIcon fontSize="small" />
      {children}
    </Action>
  )
}
