import { useWidth } from '#src/ui/use-width.ts'

/** Where a screen is too narrow for a table. */
export const narrowScreen = '@media (max-width: 699.95px)'
export const wideScreen = '@media (min-width: 699.96px)'

/**
 * True when the screen is too narrow for a table: a list then shows cards, and its filters wait for a press. Undefined
 * while nobody knows: then both are there, and CSS shows one of them.
 */
export function useAsCards(): boolean | undefined {
  return useWidth(narrowScreen)
}
