import type { Direction } from '#contract/locale.ts'

/**
 * Finds the tab to which a key leads from another (WAI-ARIA tabs): the arrows follow the eye and go round, Home and End
 * lead to the ends.
 *
 * @returns undefined for a key that does not move
 */
export function nextTab(
  key: string,
  from: number,
  count: number,
  direction: Direction,
): number | undefined {
  const right = direction === 'rtl' ? -1 : 1
  if (key === 'ArrowRight') return (from + right + count) % count
  if (key === 'ArrowLeft') return (from - right + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
