import { useHydratedInSlices } from '#src/hydration/use-hydrated.ts'
import { addressOf, useNavigation } from '#src/ui/navigation.ts'
import { useSummedChanges } from '#src/ui/use-summed-changes.ts'
import { type Ask, readAsk, usualHabits, writeAsk } from './ask.ts'
import { rememberHabits, useHabits } from './habits.ts'

export const selectionPath = '/products/select'

export interface UsedAsk {
  ask: Ask
  change: (change: Partial<Ask>) => void
  /** The place that the page would be at after a change, for a link. */
  placeAfter: (change: Partial<Ask>) => { to: string; search: Record<string, string> }
}

/**
 * Reads the visitor's question from the address. The server renders one page for all queries, so the first rendering in
 * a browser asks for nothing either; the address counts as soon as the page is hydrated.
 */
export function useAsk(): UsedAsk {
  const hydrated = useHydratedInSlices()
  const { useSearch, go } = useNavigation()
  const search = useSearch()
  const asked = readAsk(search, useHabits())
  const sum = useSummedChanges(asked)
  const placeAfter = (change: Partial<Ask>) => ({
    to: selectionPath,
    search: writeAsk({ ...asked, ...change }),
  })
  return {
    ask: hydrated ? asked : readAsk({}, usualHabits),
    placeAfter,
    change: (change) => {
      const next = sum(change)
      rememberHabits(next)
      go(addressOf(placeAfter(next)), { replace: true })
    },
  }
}
