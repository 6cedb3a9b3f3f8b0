import { ClassNames } from '@emotion/react'
import { SnackbarProvider, useSnackbar } from 'notistack'
import { useEffect, useRef, useState } from 'react'
import { directions, type Language } from '#contract/locale.ts'
import { listenToToasts, type Toast } from './show-toast.ts'
import { ToastCard } from './toast-card.tsx'

/** The properties of a card beside the library's own. */
type ToastExtras = Pick<Toast, 'duration' | 'remedy'>

declare module 'notistack' {
  interface VariantOverrides {
    default: ToastExtras
    info: ToastExtras
    success: ToastExtras
    warning: ToastExtras
    error: ToastExtras
    loading: ToastExtras
  }
}

/** TOAST-5 */
const mostToasts = 20

const cards = {
  default: ToastCard,
  info: ToastCard,
  success: ToastCard,
  warning: ToastCard,
  error: ToastCard,
  loading: ToastCard,
}

/** Newest on top, however many there are; all start at the screen's edge. */
const stackStyles = {
  // Stronger than the library's own rules, which come later.
  '&&': { flexDirection: 'column-reverse', alignItems: 'flex-start', maxHeight: 'none' },
} as const

function Relay({ first }: { first: Toast[] }) {
  const { enqueueSnackbar } = useSnackbar()
  const shown = useRef(false)
  useEffect(() => {
    const show = ({ kind, text, duration, remedy }: Toast) =>
      void enqueueSnackbar(text, { variant: kind, autoHideDuration: null, duration, remedy })
    if (!shown.current) {
      shown.current = true
      first.forEach(show)
    }
    return listenToToasts(show)
  }, [enqueueSnackbar, first])
  return null
}

/**
 * An element of its own for the toasts. A dialog hides whatever stands beside it from screen readers, and would so
 * silence the answer to what was pressed in it.
 */
function useHeardRoot(): HTMLElement {
  const [root] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.append(root)
    const observer = new MutationObserver(() => {
      if (root.hasAttribute('aria-hidden')) root.removeAttribute('aria-hidden')
    })
    observer.observe(root, { attributeFilter: ['aria-hidden'] })
    return () => {
      observer.disconnect()
      root.remove()
    }
  }, [root])
  return root
}

/** Top-left where texts run to the right, else top-right (TOAST-1). */
export function ToastStack({ language, first }: { language: Language; first: Toast[] }) {
  const domRoot = useHeardRoot()
  return (
    <ClassNames>
      {(emotion) => (
        <SnackbarProvider
          domRoot={domRoot}
          maxSnack={mostToasts}
          anchorOrigin={{
            vertical: 'top',
            horizontal: directions[language] === 'rtl' ? 'right' : 'left',
          }}
          classes={{ containerRoot: `toast-stack ${emotion.css(stackStyles)}` }}
          Components={cards}
        >
          <Relay first={first} />
        </SnackbarProvider>
      )}
    </ClassNames>
  )
}
