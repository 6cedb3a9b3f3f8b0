import { useEffect, useState } from 'react'
import type { OpeningHours } from '#contract/opening-hours.ts'
import { useHydrated } from '#src/hydration/use-hydrated.ts'
import { type OpenState, openState } from './open-state.ts'

/**
 * Tells whether a branch is open now. It looks again when that changes, and when the page is shown again. Undefined in
 * the server's HTML, which may be hours old when it is read.
 */
export function useOpenState(hours: OpeningHours): OpenState | undefined {
  const [now, setNow] = useState(Date.now)
  const hydrated = useHydrated()
  const state = hydrated ? openState(hours, now) : undefined
  const lookAgainAt = state?.lookAgainAt
  useEffect(() => {
    if (lookAgainAt === undefined) return
    const look = () => setNow(Date.now())
    const timer = setTimeout(look, Math.max(lookAgainAt - Date.now(), 1))
    // A device that slept has held the timer up.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [lookAgainAt, now])
  return state
}
