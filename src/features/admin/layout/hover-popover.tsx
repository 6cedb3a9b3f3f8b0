import { styled } from '@mui/material/styles'
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { colors, elevation, radius } from '#src/theme/tokens.ts'

/** Milliseconds from being pointed at to showing, and from being left to going (ADMIN-5). */
const delay = 100

const Box = styled('div')({ position: 'relative' })

const Panel = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockStart: 'calc(100% + 10px)',
  insetInlineEnd: 0,
  zIndex: 1100,
  inlineSize: 'max-content',
  maxInlineSize: 'min(360px, calc(100vw - 24px))',
  minInlineSize: 232,
  padding: 8,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.ink,
  border: `1px solid ${colors.line}`,
  boxShadow: elevation.high,
  // No gap that the pointer would fall through on its way from the button.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    insetBlockEnd: '100%',
    blockSize: 10,
  },
  // On a phone it takes the screen's width, wherever its button is.
  [theme.breakpoints.down('md')]: {
    position: 'fixed',
    insetBlockStart: 68,
    insetInline: 8,
    inlineSize: 'auto',
    maxInlineSize: 'none',
  },
}))

const isOneHeld = () => document.querySelector('[data-held="true"]') !== null

interface TriggerProps {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
}

interface HoverPopoverProps {
  /** The button; it gets what ties it to the panel. */
  trigger: (props: TriggerProps) => ReactNode
  label: string
  /** It has come into view. */
  onOpen?: () => void
  children: ReactNode
}

/**
 * A panel under a button: it shows when the button is pointed at or pressed, and goes when the pointer or the focus
 * leaves it, by Escape, and by a choice in it. While one was opened by a press, none opens by being pointed at: it would
 * lie over the one that is wanted.
 */
export function HoverPopover({ trigger, label, onOpen, children }: HoverPopoverProps) {
  const [state, setState] = useState<'closed' | 'hovered' | 'pressed'>('closed')
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const id = useId()
  const open = state !== 'closed'

  useEffect(() => () => clearTimeout(timer.current), [])

  useEffect(() => {
    if (open) onOpen?.()
    // Only that it opens is news.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [open])

  const later = (next: (before: typeof state) => typeof state) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setState(next), delay)
  }
  const onPointerEnter = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse')
      later((before) => (before === 'closed' && !isOneHeld() ? 'hovered' : before))
  }
  const onPointerLeave = ({ pointerType }: PointerEvent) => {
    if (pointerType === 'mouse') later((before) => (before === 'hovered' ? 'closed' : before))
  }
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !box.current?.contains(relatedTarget)) setState('closed')
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    setState('closed')
    box.current?.querySelector('button')?.focus()
  }

  useEffect(() => {
    if (state !== 'pressed') return
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !box.current?.contains(target)) setState('closed')
    }
    document.addEventListener('pointerdown', onPress)
    return () => document.removeEventListener('pointerdown', onPress)
  }, [state])

  return (
    <Box
      ref={box}
      data-held={state === 'pressed'}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onBlur={onBlur}
      onKeyDown={onKeyDown}
    >
      {trigger({
        'aria-expanded': open,
        'aria-controls': id,
        onClick: () => setState((before) => (before === 'pressed' ? 'closed' : 'pressed')),
      })}
      <Panel
        id={id}
        role="group"
        aria-label={label}
        hidden={!open}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest('a, button')) setState('closed')
        }}
      >
        {open && children}
      </Panel>
    </Box>
  )
}
