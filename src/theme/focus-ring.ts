import { colors } from './tokens.ts'

/** How everything that has the keyboard's focus is marked; global-css.ts gives it to whatever is focused itself. */
export const focusRing = { outline: `3px solid ${colors.focus}`, outlineOffset: 2 } as const
