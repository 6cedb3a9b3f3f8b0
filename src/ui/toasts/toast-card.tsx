import CircularProgress from '@mui/material/CircularProgress'
import { type CustomContentProps, useSnackbar } from 'notistack'
import { type MouseEvent, type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckCircleIcon } from '#src/ui/icons/check-circle.tsx'
import { CloseIcon } from '#src/ui/icons/close.tsx'
import { ErrorIcon } from '#src/ui/icons/error.tsx'
import { InfoIcon } from '#src/ui/icons/info.tsx'
import { NotificationsIcon } from '#src/ui/icons/notifications.tsx'
import { WarningIcon } from '#src/ui/icons/warning.tsx'
import { Action } from '../action.tsx'
import type { ToastRemedy, ToastKind } from './show-toast.ts'
import { ToastBar, ToastPaper, ToastText } from './toast-paper.ts'
import { useCountdown } from './use-countdown.ts'
import { useCovered } from './use-covered.ts'
import { useDragAway } from './use-drag-away.ts'

const icons = {
  default: <NotificationsIcon />,
  info: <InfoIcon />,
  success: <CheckCircleIcon />,
  warning: <WarningIcon />,
  error: <ErrorIcon />,
  loading: <CircularProgress size={22} color="inherit" />,
} satisfies Record<ToastKind, unknown>

const opacityAt = (offset: number) => Math.max(0.2, 1 - Math.abs(offset) / 480)

interface ToastCardProps extends CustomContentProps {
  /** Milliseconds. */
  duration: number
  remedy?: ToastRemedy | undefined
  ref?: Ref<HTMLDivElement>
}

/** One toast: closes on click or when dragged away (TOAST-6, TOAST-8), waits while pointed at, focused or covered. */
export function ToastCard({ id, message, variant, duration, remedy, style, ref }: ToastCardProps) {
  const { t } = useTranslation()
  const { closeSnackbar } = useSnackbar()
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const covered = useCovered()
  const paused = pointed || focused || covered
  const close = () => closeSnackbar(id)
  const cameFrom = useRef<Element>(null)
  // The keyboard goes back to where it came from: the button goes.
  const dismiss = ({ currentTarget }: MouseEvent) => {
    close()
    if (document.activeElement !== currentTarget) return
    const place = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main')
    if (place instanceof HTMLElement) place.focus({ preventScroll: true })
  }
  const { offset, dragging, handlers } = useDragAway(close)
  useCountdown(duration, !paused, close)
  const urgent = variant === 'error' || variant === 'warning'

  return (
    <ToastPaper
      ref={ref}
      kind={variant}
      role={urgent ? 'alert' : 'status'}
      data-dragging={dragging}
      // Not `transform`: the library's own coming and going uses that.
      style={{ ...style, translate: `${offset}px`, opacity: opacityAt(offset) }}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocused(true)
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={() => setFocused(false)}
      {...handlers}
    >
      {icons[variant]}
      {/* Rendered again for screen readers, which hear nothing under a dialog. */}
      <ToastText key={String(covered)}>{message}</ToastText>
      {remedy && (
        <Action
          type="button"
          look="outlined"
          // A press elsewhere begins a drag, or closes the toast.
          onPointerDown={(event) => event.stopPropagation()}
          onClick={() => {
            remedy.run()
            close()
          }}
        >
          {remedy.text}
        </Action>
      )}
      <Action type="button" look="icon" aria-label={t('toast.dismiss')} onClick={dismiss}>
        <CloseIcon />
      </Action>
      <ToastBar duration={duration} data-paused={paused} />
    </ToastPaper>
  )
}
