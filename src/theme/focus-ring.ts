import { colors } from './tokens.ts'

/** The mark of whatever has the keyboard's focus (LOOK-6); global-css.ts gives it to the focused element itself. */
export const focusRing = { outline: `3px solid ${colors.focus}`, outlineOffset: 2 } as const
