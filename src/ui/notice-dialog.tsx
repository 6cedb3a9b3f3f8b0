import { styled } from '@mui/material/styles'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { createPortal } from 'react-dom'
import { colors, elevation, radius } from '#src/theme/tokens.ts'
import { Action } from './action.tsx'
import { appearing } from './appearing.ts'
import { Impeller } from './impeller.tsx'

// Above the page, and above whatever else is open there, without a word of script from Material UI's dialogs: every
// page has this one at hand for the moment at which its connection is lost.
const Box = styled('dialog')({
  inlineSize: 'fit-content',
  maxInlineSize: 'min(420px, calc(100vw - 32px))',
  maxBlockSize: 'calc(100dvh - 32px)',
  padding: 0,
  border: 0,
  borderRadius: radius,
  color: colors.ink,
  backgroundColor: colors.surface,
  boxShadow: elevation.highest,
  animation: appearing,
  '&::backdrop': {
    backgroundColor: colors.backdrop,
    animation: appearing,
  },
})

const Content = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: 32,
  textAlign: 'center',
  '& > svg': { opacity: 0.3 },
  '& > h2, & > p': { margin: 0 },
})

/** Keeps the page behind from scrolling, and from moving when that takes away its scrollbar, in every language the right one. */
function holdPage(): () => void {
  const { style, clientWidth } = document.documentElement
  const held = { overflow: 'hidden', 'padding-right': `${innerWidth - clientWidth}px` }
  for (const [name, value] of Object.entries(held)) style.setProperty(name, value)
  return () => {
    for (const name of Object.keys(held)) style.removeProperty(name)
  }
}

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
  const box = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = box.current
    if (!open || dialog === null) return
    // A dialog of Material UI's that is open hides from screen readers what it found beside itself.
    dialog.removeAttribute('aria-hidden')
    dialog.showModal()
    const release = holdPage()
    return () => {
      dialog.close()
      release()
    }
  }, [open])

  return createPortal(
    <Box
      ref={box}
      onClose={(event) => {
        // Told late: it may have been opened again meanwhile.
        if (!event.currentTarget.open) onClose()
      }}
      onClick={(event) => {
        // The backdrop's presses are the dialog's own.
        if (event.target === event.currentTarget) onClose()
      }}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <Content>
        <Impeller size={48} />
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-text`}>{text}</p>
        <Action type="button" onClick={onClose}>
          {closeLabel}
        </Action>
      </Content>
    </Box>,
    document.body,
  )
}
