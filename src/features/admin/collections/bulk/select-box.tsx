import { styled } from '@mui/material/styles'
import { useLayoutEffect, useRef } from 'react'
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
  const box = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // It was pressed in the server's HTML.
    if (box.current?.checked !== checked) onToggle()
    // Later on each press is told by the box itself.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <Target>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        autoComplete="off"
        checked={checked}
        onChange={onToggle}
      />
    </Target>
  )
}
