import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Action } from '#src/ui/action.tsx'

const Body = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: 14,
  padding: 22,
  '& > h2': { ...theme.typography.h4, margin: 0 },
  '& p': { margin: 0 },
  '& > section': { display: 'grid', gap: 10 },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}))

interface ConfirmDialogProps {
  title: string
  text: string
  confirm: string
  cancel: string
  /** More that the user should know before the choice. */
  children?: ReactNode
  /** A third way, between the two. */
  other?: { text: string; run: () => void } | undefined
  onConfirm: () => void
  onCancel: () => void
}

/** Asks before something that takes more along than meets the eye. The way back has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, cancel, children, other, onConfirm, onCancel } = props
  const id = useId()
  return (
    <Dialog
      open
      onClose={onCancel}
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Body>
        <h2 id={`${id}-title`}>{title}</h2>
        <section id={`${id}-text`}>
          <p>{text}</p>
          {children}
        </section>
        <div>
          <Action type="button" autoFocus onClick={onCancel}>
            {cancel}
          </Action>
          {other && (
            <Action type="button" look="outlined" onClick={other.run}>
              {other.text}
            </Action>
          )}
          <Action type="button" look="outlined" onClick={onConfirm}>
            {confirm}
          </Action>
        </div>
      </Body>
    </Dialog>
  )
}
