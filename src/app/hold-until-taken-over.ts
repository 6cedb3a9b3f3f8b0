import type { RouterHistory } from '@tanstack/react-router'
import { pageTakenOver } from '#src/ui/hydration.ts'

/** Milliseconds after which whoever wants to leave does so all the same. */
const longestHold = 1000

/**
 * Holds whoever leaves a page before React has taken it over, which on a slow phone comes after the layout round it: the
 * router would tell the rest of the page of another one, and React would have to render everything anew.
 */
export function holdUntilTakenOver({ block }: Pick<RouterHistory, 'block'>): void {
  let asked = 0
  const release = block({
    enableBeforeUnload: false,
    blockerFn: async ({ action }) => {
      const turn = ++asked
      await Promise.race([
        pageTakenOver,
        new Promise((resolve) => setTimeout(resolve, longestHold)),
      ])
      // The page that comes now is rendered, not taken over.
      release()
      // Of what is pressed meanwhile the last is opened.
      return turn !== asked && (action === 'PUSH' || action === 'REPLACE')
    },
  })
  void pageTakenOver.then(release)
}
