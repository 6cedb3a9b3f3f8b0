import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { Action } from './action.tsx'
import { Impeller } from './impeller.tsx'

const Content = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 32,
  textAlign: 'center',
  '& > svg': { opacity: 0.3 },
  '& > h2, & > p': { margin: 0 },
})

interface NoticeDialogProps {
  open: boolean
  title: string
  text: ReactNode
  closeLabel: string
  onClose: () => void
}

/** A centred notice with one button that closes it. */
export function NoticeDialog({ open, title, text, closeLabel, onClose }: NoticeDialogProps) {
  const id = useId()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { sx: { maxWidth: 420, margin: '16px' } } }}
    >
      <Content>
        <Impeller size={48} />
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        <Action type="button" onClick={onClose} autoFocus>
          {closeLabel}
        </Action>
      </Content>
    </Dialog>
  )
}
