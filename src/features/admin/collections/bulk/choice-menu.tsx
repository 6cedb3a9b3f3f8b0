import MenuItem from '@mui/material/MenuItem'
import { ActionMenu } from '../../action-menu.tsx'

interface ChoiceMenuProps {
  label: string
  /** The record that it is for, where there are several; told to those who hear the label. */
  about?: string
  look?: 'outlined' | 'plain'
  options: readonly { value: string; text: string }[]
  disabled: boolean
  onChoose: (value: string) => void
}

/** A button that opens a few choices, each of which acts at once. */
export function ChoiceMenu({ options, onChoose, ...button }: ChoiceMenuProps) {
  return (
    <ActionMenu {...button}>
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
