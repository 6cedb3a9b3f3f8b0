import { useDeferredValue, useSyncExternalStore } from 'react'
import { hydration } from './hydration.ts'

const never = () => () => {}

/**
 * A value that the server's HTML cannot have, once the browser has taken that over, and what stands for it until then.
 * Where both are the same nothing is rendered again, and islands below stay plain HTML.
 */
export const useOnceHydrated = <Value extends string | boolean | undefined>(
  value: Value,
  before: Value,
): Value =>
  useSyncExternalStore(
    never,
    () => value,
    () => before,
  )

/** False in the server's HTML, and until the browser has taken it over. */
export const useHydrated = () => useOnceHydrated(true, false)

/**
 * The same for a part that takes long to render: what differs from the HTML is rendered in slices, so that presses are
 * heard between. The store above has its change rendered in one go.
 */
export const useHydratedInSlices = () =>
  useDeferredValue(true, !import.meta.env.SSR && !hydration.active)
