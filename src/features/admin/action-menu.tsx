import Menu from '@mui/material/Menu'
import { type ReactNode, useId, useState } from 'react'
import { Action } from '#src/ui/action.tsx'

interface ActionMenuProps {
  /** The label of the button, and of the list for screen readers. */
  label: string
  /** The record that it is for, where there are several; told to those who hear the label. */
  about?: string
  look?: 'outlined' | 'plain'
  icon?: ReactNode
  disabled: boolean
  /** The entries of the menu, each of which closes it and then acts. */
  children: (choose: (act: () => void) => () => void) => ReactNode
}

/** A button that opens a menu of actions. */
export function ActionMenu({
  label,
  about,
  look = 'outlined',
  icon,
  disabled,
  children,
}: ActionMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const id = useId()
  const choose = (act: () => void) => () => {
    setAnchor(null)
    act()
  }
  return (
    <>
      <Action
        type="button"
        look={look}
        aria-label={about === undefined ? undefined : `${label} – ${about}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        disabled={disabled}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {icon}
        {label}
      </Action>
      <Menu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        slotProps={{
          paper: { sx: { maxInlineSize: 'min(360px, calc(100vw - 32px))' } },
          list: { 'aria-label': label },
        }}
      >
        {children(choose)}
      </Menu>
    </>
  )
}
