import MenuItem from '@mui/material/MenuItem'
import { ActionMenu } from '../../action-menu.tsx'

interface ChoiceMenuProps {
  label: string
  options: readonly { value: string; text: string }[]
  disabled: boolean
  onChoose: (value: string) => void
}

/** A button that opens a few choices, each of which acts at once. */
export function ChoiceMenu({ label, options, disabled, onChoose }: ChoiceMenuProps) {
  return (
    <ActionMenu label={label} disabled={disabled}>
      {(choose) =>
        options.map(({ value, text }) => (
          <MenuItem key={value} onClick={choose(() => onChoose(value))}>
            <bdi>{text}</bdi>
          </MenuItem>
        ))
      }
    </ActionMenu>
  )
}
