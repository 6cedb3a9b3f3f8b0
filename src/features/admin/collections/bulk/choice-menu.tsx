import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useId, useState } from 'react'
import { Action } from '#src/ui/action.tsx'

interface ChoiceMenuProps {
  label: string
  options: readonly { value: string; text: string }[]
  disabled: boolean
  onChoose: (value: string) => void
}

/** A button that opens a few choices, each of which acts at once. */
export function ChoiceMenu({ label, options, disabled, onChoose }: ChoiceMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  return (
    <>
      <Action
        type="button"
        look="outlined"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
      </Action>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {options.map(({ value, text }) => (
          <MenuItem
            key={value}
            onClick={() => {
              setAnchor(null)
              onChoose(value)
            }}
          >
            <bdi>{text}</bdi>
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
