import { useWidth } from '#src/ui/use-width.ts'

/** Where a screen is too narrow for a table, and where it is not. */
export const narrowScreen = '@media (max-width: 699.95px)'
export const wideScreen = '@media not all and (max-width: 699.95px)'

/**
 * True when the screen is too narrow for a table: a list then shows cards, and its filters wait for a press. Undefined
 * on the server: its HTML has both, and CSS shows one of them.
 */
export function useAsCards(): boolean | undefined {
  return useWidth(narrowScreen)
}
