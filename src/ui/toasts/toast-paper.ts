import { keyframes } from '@emotion/react'
import { styled } from '@mui/material/styles'
import { colors, elevation, radius } from '#src/theme/tokens.ts'
import type { ToastKind } from './show-toast.ts'

const bounceIn = keyframes`
  0% { translate: 0 -120%; }
  60% { translate: 0 12px; }
  80% { translate: 0 -5px; }
  100% { translate: 0 0; }
`

const runDown = keyframes`
  from { scale: 1 1; }
  to { scale: 0 1; }
`

const accents = {
  default: colors.ink,
  info: colors.ink,
  success: colors.teal,
  warning: colors.amberDeep,
  error: colors.danger,
  loading: colors.ink,
} satisfies Record<ToastKind, string>

/** The toast's card: 420 to 720 px wide, but never wider than the screen (TOAST-10). */
export const ToastPaper = styled('div', { shouldForwardProp: (name) => name !== 'kind' })<{
  kind: ToastKind
}>(({ theme, kind }) => ({
  ...theme.typography.body2,
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minInlineSize: 'min(420px, 100vw - 32px)',
  maxInlineSize: 'min(720px, 100vw - 32px)',
  paddingBlock: 8,
  paddingInline: '16px 8px',
  borderInlineStart: `4px solid ${accents[kind]}`,
  borderRadius: radius,
  backgroundColor: colors.surface,
  color: colors.ink,
  boxShadow: elevation.high,
  cursor: 'pointer',
  touchAction: 'pan-y',
  userSelect: 'none',
  animation: `${bounceIn} 500ms ease-out`,
  // A toast that is dragged while it still bounces follows the finger all the same.
  animationComposition: 'add',
  // The library leaves an inline transition of `transform` behind; without this nothing springs back.
  '&[data-dragging="false"]': {
    transition: 'transform 195ms ease-out, translate 195ms ease-out !important',
  },
  '& > svg, & > .MuiCircularProgress-root': { color: accents[kind], flexShrink: 0 },
}))

export const ToastText = styled('div')({ flex: 1, paddingBlock: 6 })

/** The time that is left; it stops while the toast waits. */
export const ToastBar = styled('div', { shouldForwardProp: (name) => name !== 'duration' })<{
  duration: number
}>(({ duration }) => ({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  blockSize: 3,
  backgroundColor: 'currentColor',
  opacity: 0.35,
  transformOrigin: 'left',
  animation: `${runDown} ${duration}ms linear forwards`,
  '&[data-paused="true"]': { animationPlayState: 'paused' },
}))
