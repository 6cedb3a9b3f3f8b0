import { focusRing } from '#src/theme/focus-ring.ts'
import { colors, motionDuration } from '#src/theme/tokens.ts'

/** The style of a box whose one link covers all of it. */
export const wholeLink = {
  position: 'relative',
  backgroundColor: colors.surface,
  border: `1px solid ${colors.line}`,
  transition: `border-color ${motionDuration}ms ease`,
  '&:hover': { borderColor: colors.teal },
  '& a': { color: 'inherit', textDecoration: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& a:focus-visible': { outline: 'none' },
  '&:has(a:focus-visible)': focusRing,
} as const
