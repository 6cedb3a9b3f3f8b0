import { useDeferredValue, useSyncExternalStore } from 'react'
import { hydration } from './hydration.ts'

const never = () => () => {}

/** False in the server's HTML, and until the browser has taken it over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/**
 * The same for a part that takes long to render: what differs from the HTML is rendered in slices, so that presses are
 * heard between. The store above has its change rendered in one go.
 */
export const useHydratedInSlices = () =>
  useDeferredValue(true, !import.meta.env.SSR && !hydration.active)
