import { useMatches } from '#src/ui/use-matches.ts'

/** True when the screen is too narrow for a table: a list then shows cards, and its filters wait for a press. */
export function useAsCards(): boolean {
  return useMatches('(max-width: 699.95px)')
}
