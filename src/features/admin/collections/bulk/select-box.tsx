import { styled } from '@mui/material/styles'
import { colors, touchTarget } from '#src/theme/tokens.ts'

const Target = styled('label')({
  display: 'inline-grid',
  placeItems: 'center',
  inlineSize: touchTarget,
  blockSize: touchTarget,
  cursor: 'pointer',
  '& > input': { inlineSize: 20, blockSize: 20, margin: 0, accentColor: colors.teal },
})

interface SelectBoxProps {
  label: string
  checked: boolean
  onToggle: () => void
}

/** Chooses a row of a list, or all of them. */
export function SelectBox({ label, checked, onToggle }: SelectBoxProps) {
  return (
    <Target>
      <input type="checkbox" aria-label={label} checked={checked} onChange={onToggle} />
    </Target>
  )
}
